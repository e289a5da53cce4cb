// NaN, infinities and the two zeros, compared with operators and with the boxes' methods.
public class SpecialValues {
    static void compare(double a, double b) {
        System.out.println(a + " " + b + ": " + (a == b) + " " + (a != b) + " " + (a < b) + " " + (a <= b) + " "
            + (a > b) + " " + !(a < b) + " " + Double.compare(a, b) + " " + Double.valueOf(a).equals(b));
    }

    public static void main(String[] args) {
        double nan = 0.0 / 0.0;
        double infinity = 1 / 0.0;
        compare(nan, nan);
        compare(nan, 1);
        compare(1, nan);
        compare(0.0, -0.0);
        compare(-0.0, 0.0);
        compare(infinity, infinity);
        compare(infinity, -infinity);
        compare(infinity, nan);
        compare(Double.MAX_VALUE, infinity);
        compare(Double.MIN_VALUE, 0);
        System.out.println(infinity - infinity);
        System.out.println(infinity * 0);
        System.out.println(infinity * -2);
        System.out.println(1 / infinity + " " + 1 / -infinity);
        System.out.println(1 / (-0.0) + " " + 1 / (0.0 + -0.0) + " " + 1 / (-0.0 + -0.0) + " " + 1 / (-0.0 - 0.0));
        System.out.println(0.0 == -0.0 ? "equal" : "different");
        System.out.println(-0.0 + 0 + " " + -0.0 * 1 + " " + 0.0 * -1 + " " + -(0.0));
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(nan, 1)
            + " " + Math.abs(-0.0));
        System.out.println((nan + 1) + " " + (float) nan + " " + (nan > 0 || nan <= 0) + " " + Double.isNaN(-nan));
        System.out.println(Double.MAX_VALUE * 2 + " " + -Double.MAX_VALUE * 2 + " " + Double.MIN_VALUE / 2);
        System.out.println((Double.MAX_VALUE + 1 == Double.MAX_VALUE) + " " + Double.isInfinite(1e308 * 10));
        Double boxed = nan;
        Double zero = 0.0;
        Double minusZero = -0.0;
        System.out.println(boxed.equals(Double.NaN) + " " + zero.equals(minusZero) + " " + zero.compareTo(minusZero)
            + " " + (zero.doubleValue() == minusZero));
        double x = nan;
        x++;
        System.out.println(x != x);
        System.out.println(nan == nan ? 1 : infinity == 1 / 0.0f ? 2 : 3);
    }
}
