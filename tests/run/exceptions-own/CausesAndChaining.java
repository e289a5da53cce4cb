// Causes: constructors, initCause, its failures, walking the chain, toString of a wrapped exception. Ends uncaught.
public class CausesAndChaining {
    static class Low extends Exception {
        Low(String s) {
            super(s);
        }
    }

    static class Middle extends RuntimeException {
        Middle(String s, Throwable cause) {
            super(s, cause);
        }

        Middle(Throwable cause) {
            super(cause);
        }
    }

    static void low(int n) throws Low {
        if (n % 2 == 0) {
            throw new Low("low " + n);
        }
        System.out.println("low passes " + n);
    }

    static void middle(int n) {
        try {
            low(n);
            low(n + 1);
        } catch (Low e) {
            throw n > 5 ? new Middle(e) : new Middle("middle " + n, e);
        }
    }

    static String chain(Throwable t) {
        StringBuilder b = new StringBuilder();
        for (; t != null; t = t.getCause()) {
            b.append(t.getClass().getSimpleName()).append('(').append(t.getMessage()).append(") ");
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 6}) {
            try {
                middle(n);
            } catch (Middle e) {
                System.out.println(chain(e) + "| " + e);
            }
        }
        Throwable late = new IllegalStateException("late");
        System.out.println(late.getCause() + " " + (late.initCause(new Low("first")) == late) + " " + chain(late));
        try {
            late.initCause(new Low("second"));
        } catch (IllegalStateException e) {
            System.out.println("cause already set, still " + late.getCause().getMessage());
        }
        try {
            new Middle(null).initCause(new Low("x"));
        } catch (IllegalStateException e) {
            System.out.println("null cause was set");
        }
        Throwable self = new Exception("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println("no self-causation");
        }
        System.out.println(new Middle(null).getMessage() + " " + new RuntimeException((Throwable) null) + " " + new Middle("m", null).getCause());
        Error error = new AssertionError("detail", new Low("under"));
        System.out.println(chain(error) + new ExceptionInInitializerError(error).getCause().getMessage());
        throw new Middle(new Low("last"));
    }
}
