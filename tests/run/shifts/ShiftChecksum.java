// A checksum over all shifts of many values by many distances.
public class ShiftChecksum {
    static final int[] INTS = {0, 1, -1, 2, 7, -8, 0x7fffffff, 0x80000000, 0x12345678, 0xdeadbeef, 255, -256};
    static final long[] LONGS = {0, 1, -1, 1L << 31, 1L << 32, -(1L << 33), Long.MAX_VALUE, Long.MIN_VALUE,
        0x123456789abcdef0L, 0xfedcba9876543210L};

    static long mix(long hash, long value) {
        return (hash ^ value) * 0x100000001b3L + (hash >>> 29);
    }

    public static void main(String[] args) {
        long hash = 17;
        for (int value : INTS) {
            long row = 1;
            for (int distance = -70; distance <= 70; distance++) {
                row = mix(row, value << distance);
                row = mix(row, value >> distance);
                row = mix(row, value >>> distance);
                row = mix(row, (byte) value << (byte) distance);
                row = mix(row, (short) value >>> (long) distance);
                row = mix(row, (char) value >> (char) distance);
            }
            System.out.println(value + " " + row);
            hash = mix(hash, row);
        }
        for (long value : LONGS) {
            long row = 1;
            for (long distance = -130; distance <= 130; distance++) {
                row = mix(row, value << distance);
                row = mix(row, value >> (int) distance);
                row = mix(row, value >>> (short) distance);
                row = mix(row, (int) value << distance);
                row = mix(row, (int) value >>> distance);
            }
            System.out.println(value + " " + row);
            hash = mix(hash, row);
        }
        for (int value : INTS) {
            byte b = (byte) value;
            short s = (short) value;
            char c = (char) value;
            int i = value;
            long l = value;
            for (int distance = 0; distance < 40; distance++) {
                b <<= distance;
                b ^= (byte) (b >>> 3);
                s >>>= distance;
                s += 31;
                c >>= distance & 3;
                c ^= 0x5a5a;
                i >>= distance;
                i -= distance << 20;
                l >>>= i;
                l ^= (long) c << 33;
                hash = mix(hash, b + s + c + i + l);
            }
        }
        System.out.println(hash);
    }
}
