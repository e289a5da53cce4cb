// Switch expressions nested in selectors, results, arguments and conditions.
public class NestedSwitches {
    static int trace(int n) {
        System.out.print("t" + n + " ");
        return n;
    }

    static String classify(int a, int b) {
        return switch (Integer.signum(a)) {
            case 0 -> switch (Integer.signum(b)) {
                case 0 -> "origin";
                default -> "vertical";
            };
            case 1 -> {
                String side = switch (b) {
                    case 0 -> "axis";
                    default -> {
                        if (b > 0) {
                            yield "first";
                        } else {
                            yield "fourth";
                        }
                    }
                };
                yield "right " + side;
            }
            default -> "left " + (b == 0 ? "axis" : b > 0 ? "second" : "third");
        };
    }

    public static void main(String[] args) {
        for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
                System.out.print(classify(a, b) + ", ");
            }
        }
        System.out.println();
        int n = 2;
        System.out.println(switch (switch (n) {
            case 2 -> trace(20);
            default -> trace(0);
        }) {
            case 20 -> trace(1) + trace(2);
            default -> trace(9);
        });
        System.out.println(Math.max(switch (n) { case 2 -> 5; default -> 6; }, switch (n) { default -> 7; }));
        if (switch (n) { case 2 -> true; default -> false; } && n > 1) {
            System.out.println("both");
        }
        int[] table = new int[switch (n) { case 2 -> 4; default -> 1; }];
        table[switch (n) { case 2 -> trace(3); default -> trace(0); }] += switch (n) {
            case 2 -> trace(8);
            default -> 1;
        };
        System.out.println(table.length + " " + table[3]);
        boolean flag = switch (table[3]) {
            case 8 -> {
                boolean found = false;
                for (int i = 0; i < 10; i++) {
                    if (i == 5) {
                        found = true;
                        break;
                    }
                }
                yield found;
            }
            default -> false;
        };
        System.out.println(flag ? switch (n) { default -> "yes"; } : "no");
    }
}
