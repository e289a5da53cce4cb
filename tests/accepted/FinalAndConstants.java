// javac: accepts
class FinalAndConstants {
    static final String A = "a";
    static final String AB = A + 'b' + 1 + 2L + true;
    static final int N = A == "a" ? 3 : 4;
    static final boolean FLAG = N > 2 && !false;
    static final long MASK = ~0L >>> 1;
    static final byte SMALL = (byte) (N * 40);
    static final char UP = (char) ('a' - 32);
    final int instance = 5;

    static int labels(int n, String s) {
        final int local = 2;
        switch (n) {
            case N:
            case N + local:
            case (int) 'x':
            case FLAG ? 100 : 200:
            case -1 >>> 28:
                return 1;
            case Integer.MAX_VALUE:
            case Character.MAX_VALUE:
                return 2;
        }
        switch (s) {
            case A:
            case AB:
                return 3;
            case "x" + local:
                return 4;
        }
        return 0;
    }

    static byte narrowed() {
        final short s = 12;
        final char c = 'c';
        byte b = s;
        b = c;
        b = SMALL;
        b = N + 1;
        return b;
    }

    byte instanceConstant() {
        byte b = instance;
        return b;
    }

    static int unreachableLooking() {
        while (N < 100) {
            break;
        }
        for (int i = 0; FLAG; i++) {
            if (i > 3) {
                break;
            }
        }
        return 1;
    }
}
