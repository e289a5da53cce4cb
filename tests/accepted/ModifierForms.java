// javac: accepts
abstract class ModifierForms {
    public static final int A = 1;
    final static public int B = 2;
    protected transient volatile int state;

    protected abstract int size();

    public static synchronized strictfp final int locked() {
        return 1;
    }

    private final int privateFinal() {
        return 2;
    }

    static class Sub extends ModifierForms {
        private final int privateFinal() {
            return 3;
        }

        @Override
        public final int size() {
            return privateFinal() + super.state;
        }
    }

    public abstract static interface Inner {
        public abstract int run();

        public static final int C = 3;

        abstract class Nested implements Inner {
        }

        enum Kind { X }
    }

    static abstract class Open extends Sub {
        abstract int open();

        @Override
        public abstract String toString();
    }

    static final class Closed extends Open {
        @Override
        int open() {
            return A + B;
        }

        @Override
        public String toString() {
            return "closed";
        }
    }

    private static final class Hidden implements Inner {
        public int run() {
            return C;
        }
    }
}
