// sqrt, pow, cbrt and hypot where the results are exact, and their special cases.
public class RootsAndPowers {
    static boolean prime(int n) {
        int root = (int) Math.sqrt(n);
        for (int d = 2; d <= root; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return n > 1;
    }

    public static void main(String[] args) {
        System.out.println(Math.sqrt(16) + " " + Math.sqrt(2.25) + " " + Math.sqrt(0) + " " + Math.sqrt(-0.0) + " "
            + Math.sqrt(-1) + " " + Math.sqrt(Double.POSITIVE_INFINITY) + " " + Math.sqrt(1e10));
        System.out.println(Double.doubleToLongBits(Math.sqrt(2)) + " " + Double.doubleToLongBits(Math.sqrt(3))
            + " " + Double.doubleToLongBits(Math.sqrt(0.1))
            + " " + Double.doubleToLongBits(Math.sqrt(Double.MIN_VALUE)));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -2) + " " + Math.pow(-3, 3) + " " + Math.pow(10, 5)
            + " " + Math.pow(4, 0.5) + " " + Math.pow(1.5, 2));
        System.out.println(Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(1, Double.NaN) + " "
            + Math.pow(-8, 1.0 / 3) + " " + Math.pow(0, -1) + " " + Math.pow(-0.0, -3) + " " + Math.pow(2, 1024));
        System.out.println(Math.pow(2, 1023) == 0x1p1023 && Math.pow(2, -1074) == Double.MIN_VALUE);
        System.out.println(Math.pow(-2, Double.POSITIVE_INFINITY) + " " + Math.pow(0.5, Double.NEGATIVE_INFINITY)
            + " " + Math.pow(-1, Double.POSITIVE_INFINITY) + " " + Math.pow(-0.0, 2));
        System.out.println(Math.cbrt(27) + " " + Math.cbrt(-8) + " " + Math.hypot(3, 4) + " " + Math.hypot(5, -12)
            + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY));
        System.out.println(Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.sin(0) + " "
            + Math.cos(0) + " " + Math.atan2(0, 1) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.sin(-0.0));
        int count = 0;
        for (int n = 0; n < 1000; n++) {
            if (prime(n)) {
                count++;
            }
        }
        System.out.println(count);
        int squares = 0;
        for (int n = 0; n <= 10000; n++) {
            double root = Math.sqrt(n);
            if (root == Math.rint(root)) {
                squares++;
            }
        }
        System.out.println(squares);
        System.out.println((int) Math.pow(10, 9) + " " + (int) Math.pow(10, 10) + " " + (long) Math.pow(3, 20));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) / Math.PI);
        System.out.println(Math.fma(2.0, 3.0, 1.0) + " " + Math.scalb(1.5, 4) + " " + Math.getExponent(1024.5)
            + " " + Math.nextUp(1.0f) + " " + (Math.ulp(1.0) == 0x1p-52));
    }
}
