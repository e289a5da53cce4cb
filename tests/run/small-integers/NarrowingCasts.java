// Casts between integer types keep the low bits and take a new sign.
public class NarrowingCasts {
    static void all(long n) {
        System.out.println(n + ": " + (int) n + " " + (short) n + " " + (byte) n + " " + (int) (char) n);
    }

    static void all(double d) {
        System.out.println(d + ": " + (long) d + " " + (int) d + " " + (short) d + " " + (byte) d + " "
            + (int) (char) d);
    }

    public static void main(String[] args) {
        all(0L);
        all(-1L);
        all(127L);
        all(128L);
        all(255L);
        all(256L);
        all(32768L);
        all(-32769L);
        all(65535L);
        all(65536L);
        all(0x123456789abcdefL);
        all(Long.MIN_VALUE);
        all(Long.MAX_VALUE);
        all(-1.5);
        all(300.7);
        all(70000.0);
        all(1e10);
        all(-1e10);
        all(1e19);
        all(Double.NaN);
        all(Double.NEGATIVE_INFINITY);
        System.out.println((byte) '\u00e9' + " " + (short) '\uffff' + " " + (int) (char) (byte) -1);
        System.out.println((char) (byte) 65 + " " + (int) (char) (short) -2 + " " + (byte) (char) -1);
        System.out.println((short) (byte) 200 + " " + (short) (char) 200 + " " + (long) (byte) 0x80);
        System.out.println((int) 3000000000L + " " + (int) 3000000000f + " " + (int) (long) 3e9);
        System.out.println((byte) 1e10 + " " + (byte) (long) 1e10 + " " + (byte) (int) 1e10);
    }
}
