// Switch groups with try, finally, throw and nested switches.
public class SwitchWithTryAndReturn {
    static String log = "";

    static int risky(int n) {
        switch (n) {
            case 0:
                try {
                    return 10 / n;
                } catch (ArithmeticException e) {
                    log += "a";
                    break;
                } finally {
                    log += "f";
                }
            case 1:
                try {
                    log += "t";
                    break;
                } finally {
                    log += "g";
                }
            case 2:
                switch (log.length() % 2) {
                    case 0:
                        log += "e";
                        break;
                    case 1:
                        log += "o";
                        return -2;
                }
                log += "n";
            case 3:
                throw new IllegalStateException("three");
            default:
                return n;
        }
        return -1;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            try {
                System.out.println(i + " " + risky(i) + " " + log);
            } catch (IllegalStateException e) {
                System.out.println(i + " " + e.getMessage() + " " + log);
            }
        }
        log = "x";
        System.out.println(risky(2) + log);
        int n = 2;
        switch (n) {
            case 1 -> System.out.println("one");
            case 2 -> {
                try {
                    switch (n * 2) {
                        case 4 -> throw new RuntimeException("inner");
                        default -> System.out.println("never");
                    }
                } catch (RuntimeException e) {
                    System.out.println(e.getMessage());
                    n = 3;
                }
            }
            default -> System.out.println("never");
        }
        switch (n) {
            case 3 -> throw new UnsupportedOperationException("last " + n);
            default -> System.out.println("never");
        }
    }
}
