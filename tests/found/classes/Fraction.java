/** A number of the form n/d in lowest terms with a positive denominator. */
public final class Fraction {
    private final int numerator;
    private final int denominator;

    public Fraction(int numerator, int denominator) {
        this((long) numerator, (long) denominator);
    }

    private Fraction(long n, long d) {
        if (d == 0) {
            throw new IllegalArgumentException("denominator is zero");
        }
        long divisor = gcd(Math.abs(n), Math.abs(d));
        assert divisor > 0;
        long sign = d < 0 ? -1 : 1;
        long top = sign * n / divisor;
        long bottom = sign * d / divisor;
        if (Math.abs(top) > Integer.MAX_VALUE || bottom > Integer.MAX_VALUE) {
            throw new ArithmeticException("fraction too large");
        }
        numerator = (int) top;
        denominator = (int) bottom;
        assert denominator > 0;
    }

    private static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    public Fraction plus(Fraction other) {
        long n = (long) numerator * other.denominator + (long) other.numerator * denominator;
        return new Fraction(n, (long) denominator * other.denominator);
    }

    public Fraction times(Fraction other) {
        return new Fraction((long) numerator * other.numerator, (long) denominator * other.denominator);
    }

    public Fraction reciprocal() {
        return new Fraction((long) denominator, (long) numerator);
    }

    public int floor() {
        int floor = Math.floorDiv(numerator, denominator);
        assert floor <= numerator || numerator < 0;
        return floor;
    }

    /** This fraction in per cent of the other, rounded down. */
    public long percentOf(Fraction whole) {
        long part = (long) numerator * whole.denominator;
        long all = (long) whole.numerator * denominator;
        return part / all * 100;    // BUG: ArithmeticException, the other may be zero
    }

    public boolean isWhole() {
        return numerator % denominator == 0;
    }

    @Override
    public String toString() {
        return isWhole() ? "" + numerator : numerator + "/" + denominator;
    }
}
