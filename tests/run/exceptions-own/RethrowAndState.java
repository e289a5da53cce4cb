// Rethrowing: the same object, precise rethrow, replacement in finally, state changed on the way, generic sneaky throw.
public class RethrowAndState {
    static class Counted extends Exception {
        int passed;

        Counted(String s) {
            super(s);
        }

        Counted pass() {
            passed++;
            return this;
        }

        @Override
        public String toString() {
            return getMessage() + "*" + passed;
        }
    }

    static void down(int n) throws Counted {
        try {
            if (n == 0) {
                throw new Counted("bottom");
            }
            down(n - 1);
        } catch (Counted e) {
            throw e.pass();
        }
    }

    static void precise(boolean checked) throws Counted {
        try {
            if (checked) {
                throw new Counted("precise");
            }
            Object o = null;
            o.hashCode();
        } catch (Exception e) {
            System.out.print("rethrow ");
            throw e;
        }
    }

    @SuppressWarnings("finally")
    static int replaced(int n) throws Counted {
        try {
            throw new Counted("lost");
        } finally {
            if (n == 0) {
                throw new IllegalStateException("instead");
            }
            if (n == 1) {
                return 11;
            }
        }
    }

    @SuppressWarnings("unchecked")
    static <E extends Throwable> void sneaky(Throwable t) throws E {
        throw (E) t;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 7; i++) {
            try {
                switch (i) {
                    case 0 -> down(4);
                    case 1 -> precise(true);
                    case 2 -> precise(false);
                    case 3, 4, 5 -> System.out.println(replaced(i - 3));
                    default -> RethrowAndState.<RuntimeException>sneaky(new Counted("sneaked"));
                }
            } catch (Counted e) {
                System.out.println("counted " + e);
            } catch (NullPointerException e) {
                System.out.println("null");
            } catch (RuntimeException e) {
                System.out.println("runtime " + e.getMessage());
            }
        }
        Counted kept = new Counted("kept");
        Throwable caught = null;
        try {
            try {
                throw kept;
            } finally {
                kept.pass();
            }
        } catch (Throwable t) {
            caught = t;
        }
        System.out.println((caught == kept) + " " + caught);
        RuntimeException none = null;
        try {
            throw none;
        } catch (NullPointerException e) {
            System.out.println("throwing null");
        }
    }
}
