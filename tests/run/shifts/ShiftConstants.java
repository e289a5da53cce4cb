// Constant shifts are folded by the compiler with the same meaning.
public class ShiftConstants {
    static final int SIGN = 1 << 31;
    static final long WIDE = 1L << 63;
    static final int OVER = 1 << 35;
    static final long LOST = 1 << 40;
    static final byte HIGH = (byte) 0xff >> 1;
    static final char LETTER = (char) (0x4100 >>> 8);
    static final int UNSIGNED = -1 >>> 1;
    static final long UNSIGNED_LONG = -1L >>> 1;
    static final int MIXED = (int) (0xffffffffL << 4 >>> 2);

    static String pick(int n) {
        switch (n) {
            case 1 << 4:
                return "sixteen";
            case -1 >>> 31:
                return "one";
            case 1 << 31:
                return "lowest";
            case ~0 >> 3:
                return "minus one";
            case 'a' << 1 + 1:
                return "letter";
            default:
                return "other";
        }
    }

    public static void main(String[] args) {
        System.out.println(SIGN + " " + WIDE + " " + OVER + " " + LOST);
        System.out.println(HIGH + " " + LETTER + " " + UNSIGNED + " " + UNSIGNED_LONG + " " + MIXED);
        System.out.println(pick(16) + ", " + pick(1) + ", " + pick(SIGN) + ", " + pick(-1) + ", "
            + pick(388) + ", " + pick(0));
        final byte b = 1 << 6;
        byte c = b >> 2;
        System.out.println(b + " " + c + " " + (b << 1) + " " + (byte) (b << 1));
        System.out.println((SIGN == Integer.MIN_VALUE) + " " + (WIDE == Long.MIN_VALUE));
        System.out.println("text" + (1 << 3) + (8 >> 1));
        int variable = 31;
        System.out.println((1 << variable) == SIGN ? "same" : "different");
        System.out.println((1L << variable) == SIGN ? "same" : "different");
        System.out.println(0x80000000 >> 31 - 1);
        System.out.println(0x80000000L >> 31 - 1);
        System.out.println(0b1010 << 0b10 | 017 >> 02);
    }
}
