package java.lang;

/**
 * Arithmetic. What is exact is written out. The JVM has its own ways for some functions whose results are rounded, which are native
 * here; the others are those of StrictMath.
 */
public final class Math {
    public static final double E = 2.7182818284590452354;
    public static final double PI = 3.14159265358979323846;

    /** The generator behind random(), made when it is first asked for. */
    private static java.util.Random generator;

    private Math() {
    }

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static double asin(double a) {
        return StrictMath.asin(a);
    }

    public static double acos(double a) {
        return StrictMath.acos(a);
    }

    public static double atan(double a) {
        return StrictMath.atan(a);
    }

    public static double atan2(double y, double x) {
        return StrictMath.atan2(y, x);
    }

    public static native double exp(double a);

    public static double expm1(double x) {
        return StrictMath.expm1(x);
    }

    public static native double log(double a);

    public static native double log10(double a);

    public static double log1p(double x) {
        return StrictMath.log1p(x);
    }

    public static double sqrt(double a) {
        return StrictMath.sqrt(a);
    }

    public static double cbrt(double a) {
        return StrictMath.cbrt(a);
    }

    public static native double pow(double a, double b);

    public static double sinh(double x) {
        return StrictMath.sinh(x);
    }

    public static double cosh(double x) {
        return StrictMath.cosh(x);
    }

    public static double tanh(double x) {
        return StrictMath.tanh(x);
    }

    public static double hypot(double x, double y) {
        return StrictMath.hypot(x, y);
    }

    public static native double fma(double a, double b, double c);

    public static native float fma(float a, float b, float c);

    /** The remainder of the nearest whole quotient, of two as near the even one. All steps are exact. */
    public static double IEEEremainder(double f1, double f2) {
        double divisor = abs(f2);
        // The rest of twice the divisor tells whether the quotient is odd; if twice the divisor is too large, it is not.
        double rest = abs(f1) % (divisor + divisor);
        boolean odd = rest >= divisor;
        if (odd) {
            rest -= divisor;
        }
        double missing = divisor - rest;
        if (rest > missing || odd && rest == missing) {
            rest -= divisor;
        }
        return copySign(1.0, f1) < 0 ? -rest : rest;
    }

    public static double toRadians(double angdeg) {
        return angdeg * 0.017453292519943295;
    }

    public static double toDegrees(double angrad) {
        return angrad * 57.29577951308232;
    }

    public static double ceil(double a) {
        // From 2^52 on there are no fractions; what is not a number compares false and stays what it is.
        if (!(abs(a) < 4503599627370496.0)) {
            return a;
        }
        double whole = (long) a;
        return copySign(whole < a ? whole + 1 : whole, a);
    }

    public static double floor(double a) {
        if (!(abs(a) < 4503599627370496.0)) {
            return a;
        }
        double whole = (long) a;
        return copySign(whole > a ? whole - 1 : whole, a);
    }

    public static double rint(double a) {
        double magnitude = abs(a);
        if (!(magnitude < 4503599627370496.0)) {
            return a;
        }
        // Adding 2^52 leaves no room for a fraction: the sum is rounded to a whole number, ties to even.
        return copySign(magnitude + 4503599627370496.0 - 4503599627370496.0, a);
    }

    public static int round(float a) {
        double whole = floor(a + 0.5d);
        return (int) whole;
    }

    public static long round(double a) {
        if (!(abs(a) < 4503599627370496.0)) {
            return (long) a;
        }
        double whole = floor(a);
        return (long) whole + (a - whole >= 0.5 ? 1 : 0);
    }

    public static double random() {
        if (generator == null) {
            generator = new java.util.Random();
        }
        return generator.nextDouble();
    }

    public static int addExact(int x, int y) {
        int sum = x + y;
        if (sum != (long) x + y) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static long addExact(long x, long y) {
        long sum = x + y;
        if (x >= 0 == y >= 0 && sum >= 0 != x >= 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static int subtractExact(int x, int y) {
        int difference = x - y;
        if (difference != (long) x - y) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static long subtractExact(long x, long y) {
        long difference = x - y;
        if (x >= 0 != y >= 0 && difference >= 0 != x >= 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static int multiplyExact(int x, int y) {
        long product = (long) x * y;
        if (product != (int) product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long multiplyExact(long x, long y) {
        long product = x * y;
        if (x == Long.MIN_VALUE && y == -1 || x != 0 && !(x == -1 && y == Long.MIN_VALUE) && product / x != y
                || x == -1 && y == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static int incrementExact(int a) {
        return addExact(a, 1);
    }

    public static long incrementExact(long a) {
        return addExact(a, 1L);
    }

    public static int decrementExact(int a) {
        return subtractExact(a, 1);
    }

    public static long decrementExact(long a) {
        return subtractExact(a, 1L);
    }

    public static int negateExact(int a) {
        return subtractExact(0, a);
    }

    public static long negateExact(long a) {
        return subtractExact(0L, a);
    }

    public static int toIntExact(long value) {
        if (value != (int) value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * y;
    }

    public static long multiplyHigh(long x, long y) {
        long xHigh = x >> 32;
        long xLow = x & 0xffffffffL;
        long yHigh = y >> 32;
        long yLow = y & 0xffffffffL;
        long middle = xHigh * yLow + (xLow * yLow >>> 32);
        long other = xLow * yHigh + (middle & 0xffffffffL);
        return xHigh * yHigh + (middle >> 32) + (other >> 32);
    }

    public static int floorDiv(int x, int y) {
        int quotient = x / y;
        return x % y != 0 && x < 0 != y < 0 ? quotient - 1 : quotient;
    }

    public static long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static long floorDiv(long x, long y) {
        long quotient = x / y;
        return x % y != 0 && x < 0 != y < 0 ? quotient - 1 : quotient;
    }

    public static int floorMod(int x, int y) {
        int rest = x % y;
        return rest != 0 && rest < 0 != y < 0 ? rest + y : rest;
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static long floorMod(long x, long y) {
        long rest = x % y;
        return rest != 0 && rest < 0 != y < 0 ? rest + y : rest;
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static float abs(float a) {
        return a <= 0.0f ? 0.0f - a : a;
    }

    public static double abs(double a) {
        return a <= 0.0 ? 0.0 - a : a;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        // The sum of zeros of different sign is the positive one.
        return a == 0 && b == 0 ? a + b : a >= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        return a == 0 && b == 0 ? a + b : a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        return a == 0 && b == 0 ? -(-a - b) : a <= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        return a == 0 && b == 0 ? -(-a - b) : a <= b ? a : b;
    }

    public static double signum(double d) {
        return d == 0 || d != d ? d : d < 0 ? -1.0 : 1.0;
    }

    public static float signum(float f) {
        return f == 0 || f != f ? f : f < 0 ? -1.0f : 1.0f;
    }

    public static double copySign(double magnitude, double sign) {
        long mask = Long.MIN_VALUE;
        long bits = Double.doubleToRawLongBits(magnitude) & ~mask | Double.doubleToRawLongBits(sign) & mask;
        return Double.longBitsToDouble(bits);
    }

    public static float copySign(float magnitude, float sign) {
        int mask = Integer.MIN_VALUE;
        int bits = Float.floatToRawIntBits(magnitude) & ~mask | Float.floatToRawIntBits(sign) & mask;
        return Float.intBitsToFloat(bits);
    }

    public static int getExponent(double d) {
        return (int) (Double.doubleToRawLongBits(d) >>> 52 & 0x7ff) - 1023;
    }

    public static int getExponent(float f) {
        return (Float.floatToRawIntBits(f) >>> 23 & 0xff) - 127;
    }

    public static double nextUp(double d) {
        if (d != d || d == Double.POSITIVE_INFINITY) {
            return d;
        }
        long bits = Double.doubleToRawLongBits(d + 0.0);
        return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static double nextDown(double d) {
        return -nextUp(-d);
    }

    public static float nextUp(float f) {
        if (f != f || f == Float.POSITIVE_INFINITY) {
            return f;
        }
        int bits = Float.floatToRawIntBits(f + 0.0f);
        return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static float nextDown(float f) {
        return -nextUp(-f);
    }

    public static double nextAfter(double start, double direction) {
        if (start != start || direction != direction) {
            return start + direction;
        }
        return start < direction ? nextUp(start) : start > direction ? nextDown(start) : direction;
    }

    public static double ulp(double d) {
        double magnitude = abs(d);
        if (!(magnitude <= Double.MAX_VALUE)) {
            return magnitude;
        }
        return magnitude == Double.MAX_VALUE ? magnitude - nextDown(magnitude) : nextUp(magnitude) - magnitude;
    }

    public static float ulp(float f) {
        float magnitude = abs(f);
        if (!(magnitude <= Float.MAX_VALUE)) {
            return magnitude;
        }
        return magnitude == Float.MAX_VALUE ? magnitude - nextDown(magnitude) : nextUp(magnitude) - magnitude;
    }

    public static double scalb(double d, int scaleFactor) {
        double result = d;
        int left = max(-3000, min(3000, scaleFactor));
        // Downwards the number is rounded once only: all steps but the last stay above the subnormal numbers.
        if (left < 0) {
            int exponent = getExponent(d);
            int exact = min(-left, max(0, exponent - Double.MIN_EXPONENT));
            result = steps(result, -exact);
            left += exact;
            return left < -1074 ? result * 0.0 : left == 0 ? result : result * steps(1.0, left);
        }
        return steps(result, left);
    }

    private static double steps(double start, int count) {
        double result = start;
        for (int left = count; left > 0; left--) {
            result *= 2;
        }
        for (int left = count; left < 0; left++) {
            result /= 2;
        }
        return result;
    }
}
