// javac: accepts
class TernaryPromotion {
    static double numeric(boolean b, int i, double d) {
        return b ? i : d;
    }

    static char constantFits(boolean b, char c) {
        char r = b ? c : 0;
        return r;
    }

    static int boxed(boolean b, Integer i, int j) {
        int r = b ? i : j;
        Integer n = b ? i : null;
        return n == null ? r : n;
    }

    static Object mixed(boolean b) {
        Object o = b ? 1 : "two";
        Comparable<?> c = b ? 1 : "two";
        Number n = b ? Integer.valueOf(1) : Double.valueOf(2);
        return b ? o : b ? c : n;
    }

    static byte bytes(boolean b, byte x, short y) {
        short s = b ? x : y;
        byte r = b ? x : 5;
        return (byte) (r + s);
    }

    static long longs(boolean b, int i, long l) {
        long r = b ? i : l;
        r += b ? 'a' : 2L;
        return r;
    }

    static String nested(int x) {
        return x < 0 ? "negative" : x == 0 ? "zero" : "positive";
    }

    static boolean condition(Boolean b, boolean c) {
        return b ? c : !c;
    }
}
