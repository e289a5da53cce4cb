// Switch expressions with arrows, several labels, blocks with yield and old-style groups.
public class ArrowsAndYield {
    enum Size { SMALL, MEDIUM, LARGE }

    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> {
                if (leap) {
                    yield 29;
                }
                yield 28;
            }
            default -> month < 1 || month > 12 ? -1 : 31;
        };
    }

    static String old(int n) {
        return switch (n) {
            case 1:
                System.out.print("(one)");
            case 2:
                System.out.print("(two)");
                yield "low";
            case 3: {
                String s = "thr";
                yield s + "ee";
            }
            default:
                if (n > 100) {
                    yield "huge";
                }
                yield "high";
        };
    }

    static double price(Size size) {
        return switch (size) {
            case SMALL -> 1;
            case MEDIUM -> 2.5f;
            case LARGE -> 4L;
        };
    }

    public static void main(String[] args) {
        for (int m = 0; m <= 13; m++) {
            System.out.print(days(m, m % 2 == 0) + " ");
        }
        System.out.println();
        System.out.println(old(1) + old(2) + old(3) + old(4) + old(101));
        for (Size size : Size.values()) {
            System.out.print(price(size) + " ");
        }
        System.out.println();
        int x = 3;
        int y = 10 + switch (x++) {
            case 3 -> x * 2;
            default -> 0;
        } * 2 - x;
        System.out.println(x + " " + y);
        String word = "b";
        System.out.println("<" + switch (word) {
            case "a", "b" -> word.toUpperCase();
            default -> "none";
        } + ">");
        int yield = 5;
        System.out.println(yield + 1);
    }
}
