// javac: accepts
class SwitchStatements {
    enum Day { MON, TUE, SUN }

    static int strings(String s) {
        int r = 0;
        switch (s) {
            case "one":
                r = 1;
            case "two":
                r += 2;
                break;
            case "": {
                r = 3;
                break;
            }
            default:
        }
        return r;
    }

    static int enumWithoutDefault(Day day) {
        int r = 0;
        switch (day) {
            case MON -> r = 1;
            case TUE -> r = 2;
        }
        return r;
    }

    static int chars(char c, Character boxed, Byte small) {
        switch (c) {
            case 'a', 'b', 99:
                return 1;
            case '\u0064':
                return 2;
        }
        switch (boxed) {
            case 'x':
                return 3;
            default:
                break;
        }
        switch (small) {
            case 1:
                return 4;
            case -128:
                return 5;
        }
        switch (c) {
        }
        return 0;
    }

    static int localsInGroups(int n) {
        switch (n) {
            case 0:
                int x;
                x = 1;
                return x;
            default:
                x = 2;
                return x;
        }
    }

    static void arrowForms(int n) {
        switch (n) {
            case 0 -> System.out.println("zero");
            case 1 -> { }
            case 2 -> throw new IllegalArgumentException();
            default -> {
                if (n > 3) {
                    return;
                }
                System.out.println("other");
            }
        }
    }
}
