// alone
// A handler that ends the program with a code that depends on the exception, and a main that would throw otherwise.
public class ExitInCatch {
    static class Fatal extends RuntimeException {
        final int code;

        Fatal(int code, Throwable cause) {
            super("fatal " + code, cause);
            this.code = code;
        }
    }

    static int parse(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            throw new Fatal(s.length(), e);
        }
    }

    static void handle(Fatal f) {
        System.out.println(f.getMessage() + " because " + f.getCause().getMessage());
        System.exit(f.code);
    }

    public static void main(String[] args) {
        int total = 0;
        for (String s : new String[] {"4", "38", "three", "5"}) {
            try {
                total += parse(s);
                System.out.println("total " + total);
            } catch (Fatal f) {
                handle(f);
                throw f;
            } finally {
                System.out.println("finally after " + s);
            }
        }
        throw new IllegalStateException("never");
    }
}
