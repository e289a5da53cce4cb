// Evaluation order around switch expressions: operands on the left are kept while the switch runs.
public class OrderOfSwitch {
    static int field = 1;

    static int set(int n) {
        field = n;
        System.out.print("set" + n + " ");
        return n;
    }

    static int fail(String why) {
        throw new IllegalStateException(why);
    }

    static int sum(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        int r = field + switch (set(2)) {
            case 2 -> set(3) + field;
            default -> 0;
        } + field;
        System.out.println(r);
        System.out.println(sum(field, switch (field) {
            case 3 -> {
                field = 5;
                yield 4;
            }
            default -> 0;
        }, field));
        int[] a = {1, 2, 3};
        int i = 0;
        a[i++] = switch (i) {
            case 1 -> {
                i = 2;
                yield a[i];
            }
            default -> -1;
        };
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        a[i] += switch (a[i] = 50) {
            case 50 -> i = 0;
            default -> 1;
        };
        System.out.println(a[0] + " " + a[2] + " " + i);
        String s = "k" + switch (i) {
            case 0 -> {
                try {
                    yield fail("x");
                } catch (IllegalStateException e) {
                    yield e.getMessage();
                }
            }
            default -> "d";
        } + "!";
        System.out.println(s);
        int before = field;
        try {
            field += switch (set(9)) {
                case 9 -> fail("in switch");
                default -> 1;
            };
        } catch (IllegalStateException e) {
            System.out.println(before + " " + field + " " + e.getMessage());
        }
        field = 1;
        field += switch (field) {
            default -> set(7);
        };
        System.out.println(field);
    }
}
