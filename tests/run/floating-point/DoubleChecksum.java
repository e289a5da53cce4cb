// A checksum over all floating-point operators, comparisons and casts on corner values, by their bits.
public class DoubleChecksum {
    static final double[] VALUES = {0.0, -0.0, 1, -1, 0.5, 0.1, -0.3, 2.5, 3, 1e10, -1e10, 1e-10, 123456789.125,
        2147483647, 2147483648.0, -2147483649.0, 9.2e18, 1e19, 1e300, -1e-300, Double.MAX_VALUE, Double.MIN_VALUE,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 16777217, 1e38, 1e39, 1e-46, 3.4e38};

    static long hash = 3;

    static void add(long value) {
        hash = hash * 1099511628211L ^ value;
    }

    static void add(double value) {
        add(Double.doubleToLongBits(value));
    }

    static void add(float value) {
        add((long) Float.floatToIntBits(value));
    }

    static int compare(double a, double b) {
        return (a < b ? 1 : 0) | (a <= b ? 2 : 0) | (a == b ? 4 : 0) | (a != b ? 8 : 0) | (a >= b ? 16 : 0)
            | (a > b ? 32 : 0) | (!(a < b) ? 64 : 0) | (!(a >= b) ? 128 : 0);
    }

    public static void main(String[] args) {
        for (double a : VALUES) {
            float f = (float) a;
            add(f);
            add((int) a);
            add((long) a);
            add((byte) a);
            add((char) a);
            add((short) f);
            add((long) f);
            add((float) (long) a);
            add((double) (int) f);
            add(-a);
            add(Math.sqrt(a));
            add(Math.floor(a) - Math.rint(a));
            for (double b : VALUES) {
                float g = (float) b;
                add(a + b);
                add(a - b);
                add(a * b);
                add(a / b);
                add(a % b);
                add(f + g);
                add(f - g);
                add(f * g);
                add(f / g);
                add(f % g);
                add(f * b);
                add(compare(a, b));
                add(compare(f, g));
                add(Double.compare(a, b));
                add(Math.min(a, b));
                add(Math.max(f, g));
                int i = 7;
                i += b;
                i *= f;
                add(i);
                long l = -3;
                l -= a;
                l /= g == 0 ? 1 : g;
                add(l);
            }
            System.out.println((int) f + " " + hash);
        }
    }
}
