// alone
// args: 300 -1 2
// The exit code is computed from arguments; System.exit through Runtime, in a switch expression, inside an argument list.
public class ExitCodes {
    static int order = 0;

    static int next(String s) {
        System.out.println(++order + " " + s);
        return Integer.parseInt(s);
    }

    static int leave(int code) {
        System.out.println("code " + code);
        Runtime.getRuntime().exit(code);
        throw new AssertionError("unreachable");
    }

    static int combine(int a, int b, int c) {
        System.out.println("never combined");
        return a + b + c;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (String s : args) {
            sum += next(s);
        }
        int code = switch (sum % 4) {
            case 0 -> 10;
            case 1 -> {
                System.out.println("one");
                yield 11;
            }
            default -> 12;
        };
        System.out.println(sum + " " + combine(next("1"), leave(code), next("3")));
    }
}
