// The static methods of Integer and Long for bits, radices and comparison.
public class IntegerStatics {
    static void line(int n) {
        System.out.println(n + ": " + Integer.bitCount(n) + " " + Integer.reverse(n) + " " + Integer.reverseBytes(n)
            + " " + Integer.numberOfLeadingZeros(n) + " " + Integer.numberOfTrailingZeros(n) + " "
            + Integer.highestOneBit(n) + " " + Integer.lowestOneBit(n) + " " + Integer.rotateLeft(n, 5) + " "
            + Integer.rotateRight(n, -3) + " " + Integer.signum(n));
        System.out.println(Integer.toBinaryString(n) + " " + Integer.toHexString(n) + " " + Integer.toOctalString(n)
            + " " + Integer.toString(n, 36) + " " + Integer.toString(n, 2) + " " + Integer.toString(n, 99));
    }

    static void line(long n) {
        System.out.println(n + ": " + Long.bitCount(n) + " " + Long.reverse(n) + " " + Long.numberOfLeadingZeros(n)
            + " " + Long.numberOfTrailingZeros(n) + " " + Long.highestOneBit(n) + " " + Long.rotateLeft(n, 65)
            + " " + Long.toHexString(n) + " " + Long.toBinaryString(n) + " " + Long.toString(n, 16) + " "
            + Long.hashCode(n) + " " + Long.toUnsignedString(n));
    }

    public static void main(String[] args) {
        line(0);
        line(1);
        line(-1);
        line(12345);
        line(-98765);
        line(Integer.MIN_VALUE);
        line(Integer.MAX_VALUE);
        line(0L);
        line(-1L);
        line(Long.MIN_VALUE);
        line(0x123456789abcdefL);
        System.out.println(Integer.compare(1, 2) + " " + Integer.compare(Integer.MIN_VALUE, Integer.MAX_VALUE) + " "
            + Integer.compare(5, 5) + " " + Long.compare(1L << 40, 0) + " " + Character.compare('a', 'c') + " "
            + Byte.compare((byte) 1, (byte) -1) + " " + Boolean.compare(true, false));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Short.MIN_VALUE
            + " " + Byte.MAX_VALUE + " " + (int) Character.MAX_VALUE + " " + Integer.SIZE + " " + Long.BYTES);
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.parseInt("-7f", 16) + " "
            + Integer.parseInt("x12y", 1, 3, 10));
        System.out.println(Integer.hashCode(7) + " " + Boolean.hashCode(true) + " " + Character.hashCode('a')
            + " " + Integer.valueOf(3).compareTo(9) + " " + Boolean.logicalXor(true, false));
    }
}
