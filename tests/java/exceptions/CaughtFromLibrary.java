// A handler that catches what the library throws, here or in a method that called: then it is no failure, and the handler is reached.
class CaughtFromLibrary {

    static int orZero() {
        try {
            return Integer.parseInt("x");
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    static void isZero() {
        assert orZero() == 0;
    }

    static void isOne() {
        assert orZero() == 1; //~ refuted[assertion]
    }

    // Followed by `around`, and no entry point itself.
    private static int inner(String text) {
        return Integer.parseInt(text);
    }

    static void around() {
        int number;
        try {
            number = inner("x");
        } catch (IllegalArgumentException e) {
            number = 3;
        }
        assert number == 3;
    }

    static void reached() {
        try {
            inner("x");
        } catch (NumberFormatException e) {
            assert false; //~ refuted[assertion]
        }
    }

    static long saturated(long number) {
        try {
            return Math.toIntExact(number);
        } catch (ArithmeticException e) {
            return number < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
    }

    static void sibling() {
        try {
            Math.toIntExact(1L << 40); //~ refuted[exact-arithmetic]
        } catch (IllegalStateException e) {
        }
    }

    static void subclass(int capacity) {
        try {
            new java.util.ArrayList<String>(capacity); //~ refuted[illegal-argument]
        } catch (NumberFormatException e) {
        }
    }

    private static void fill(int capacity) {
        new java.util.ArrayList<String>(capacity); //~ refuted[illegal-argument]
    }

    static void missesInCaller(int capacity) {
        try {
            fill(capacity);
        } catch (NumberFormatException e) {
        }
    }
}
//~ obligations: 17
