// Rethrowing keeps the object; wrapping keeps the cause.
public class RethrowAndChain {
    static class Problem extends Exception {
        final int code;

        Problem(int code, Throwable cause) {
            super("problem " + code, cause);
            this.code = code;
        }
    }

    static Throwable remembered;

    static void low(int n) {
        if (n % 2 == 0) {
            throw new IllegalArgumentException("even " + n);
        }
        int[] a = new int[n];
        a[n] = 1;
    }

    static void middle(int n) throws Problem {
        try {
            low(n);
        } catch (IllegalArgumentException e) {
            remembered = e;
            throw e;
        } catch (RuntimeException e) {
            throw new Problem(n, e);
        } finally {
            System.out.print("<" + n + ">");
        }
    }

    static void precise(boolean checked) throws Problem {
        try {
            if (checked) {
                throw new Problem(0, null);
            }
            low(4);
        } catch (final Exception e) {
            System.out.print("precise ");
            throw e;
        }
    }

    public static void main(String[] args) throws Problem {
        for (int n = 1; n < 4; n++) {
            try {
                middle(n);
            } catch (Problem e) {
                System.out.println(e.getMessage() + " " + e.code + " " + e.getCause().getMessage());
            } catch (RuntimeException e) {
                System.out.println(e.getMessage() + " " + (e == remembered) + " " + e.getCause());
            }
        }
        try {
            precise(true);
        } catch (Problem e) {
            System.out.println(e.getCause() + " " + e);
        }
        try {
            precise(false);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        Throwable t = new RuntimeException(new IllegalStateException("deep", new Error("deepest")));
        for (int depth = 0; t != null; t = t.getCause()) {
            System.out.println(depth++ + " " + t.getMessage());
        }
        precise(true);
    }
}
