// A checksum over quotients and remainders of many pairs, with their laws checked.
public class DivisionChecksum {
    static final long[] VALUES = {0, 1, -1, 2, -2, 3, 7, -7, 10, 100, -128, 127, 255, 32767, -32768, 65535, 65536,
        Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 31, 1L << 32, -(1L << 40), Long.MAX_VALUE, Long.MIN_VALUE};

    static long hash = 1;
    static int exceptions = 0;

    static void add(long value) {
        hash = hash * 31 + value;
    }

    static void ints(int a, int b) {
        try {
            int quotient = a / b;
            int rest = a % b;
            add(quotient);
            add(rest);
            if (quotient * b + rest != a || rest != 0 && (rest < 0) != (a < 0)) {
                System.out.println("law broken for " + a + " and " + b);
            }
            add(Math.floorDiv(a, b));
            add(Math.floorMod(a, b));
            if (Math.floorDiv(a, b) * b + Math.floorMod(a, b) != a) {
                System.out.println("floor law broken for " + a + " and " + b);
            }
            add(Integer.divideUnsigned(a, b));
            add(Integer.remainderUnsigned(a, b));
        } catch (ArithmeticException e) {
            exceptions++;
            add(e.getMessage().length());
        }
    }

    static void longs(long a, long b) {
        try {
            add(a / b);
            add(a % b);
            add(Math.floorDiv(a, b) ^ Math.floorMod(a, b));
            if (a / b * b + a % b != a) {
                System.out.println("law broken for " + a + " and " + b);
            }
        } catch (ArithmeticException e) {
            exceptions++;
        }
    }

    public static void main(String[] args) {
        for (long a : VALUES) {
            for (long b : VALUES) {
                ints((int) a, (int) b);
                longs(a, b);
                longs(a, (int) b);
                ints((byte) a, (short) b);
                ints((char) a, (byte) b);
            }
            System.out.println(a + " " + hash + " " + exceptions);
        }
    }
}
