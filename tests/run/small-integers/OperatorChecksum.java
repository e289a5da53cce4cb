// A checksum over all integer operators and casts on pairs of corner values.
public class OperatorChecksum {
    static final long[] VALUES = {0, 1, -1, 2, 5, -13, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769, 65535,
        65536, 0x7fffffffL, 0x80000000L, -0x80000001L, 0xffffffffL, Long.MAX_VALUE, Long.MIN_VALUE};

    static long hash = 7;

    static void add(long value) {
        hash = Long.rotateLeft(hash, 5) * 31 + value;
    }

    static void bytes(byte a, byte b) {
        add(a + b);
        add((byte) (a * b));
        a += b;
        add(a);
        a *= 3;
        a ^= b;
        add(a++ - --b);
    }

    static void chars(char a, char b) {
        add(a - b);
        add((char) (a - b));
        a -= b;
        b *= 7;
        add(a & b | a ^ 0x55);
        add(a > b ? a : b);
        add(a-- + ++b);
    }

    static void shorts(short a, int b) {
        a -= b;
        add(a);
        add(-a);
        add((short) -a);
        a *= b;
        add(a);
    }

    static void ints(int a, int b) {
        add(a + b);
        add(a - b);
        add(a * b);
        add(a & b);
        add(a | b);
        add(a ^ ~b);
        add((a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a == b ? 4 : 0) + (a > b ? 8 : 0));
        add((long) a * b);
        add(a * (long) b);
        add((long) (a * b));
    }

    static void longs(long a, long b) {
        add(a + b);
        add(a - b);
        add(a * b);
        add(a & ~b);
        add(a < b ? -a : b);
        add((int) a * b);
        add((byte) a - (char) b + (short) a);
    }

    public static void main(String[] args) {
        for (long a : VALUES) {
            for (long b : VALUES) {
                bytes((byte) a, (byte) b);
                chars((char) a, (char) b);
                shorts((short) a, (int) b);
                ints((int) a, (int) b);
                longs(a, b);
            }
            System.out.println(a + " " + hash);
        }
    }
}
