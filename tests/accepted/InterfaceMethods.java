// javac: accepts
interface InterfaceMethods {
    int LIMIT = 10;

    int size();

    default boolean isEmpty() {
        return size() == 0 && check(size());
    }

    private boolean check(int n) {
        return n < LIMIT && allowed(n);
    }

    private static boolean allowed(int n) {
        return n >= 0;
    }

    static InterfaceMethods of(int n) {
        return () -> n;
    }

    boolean equals(Object other);

    interface Left {
        default String side() {
            return "left";
        }
    }

    interface Right {
        default String side() {
            return "right";
        }
    }

    class Both implements Left, Right, InterfaceMethods {
        @Override
        public String side() {
            return Left.super.side() + Right.super.side();
        }

        @Override
        public int size() {
            return LIMIT - InterfaceMethods.of(3).size();
        }
    }

    interface Narrow extends Left {
        @Override
        default String side() {
            return "narrow " + Left.super.side();
        }
    }

    abstract class Partial implements Narrow, Left {
        abstract int more();
    }
}
