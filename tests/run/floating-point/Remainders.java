// The remainder of doubles: sign of the dividend, exact, and special cases.
public class Remainders {
    static void rest(double a, double b) {
        System.out.println(a + " % " + b + " = " + a % b);
    }

    public static void main(String[] args) {
        rest(5.5, 2);
        rest(-5.5, 2);
        rest(5.5, -2);
        rest(-5.5, -2);
        rest(6, 3);
        rest(-6, 3);
        rest(1, 0);
        rest(0, 1);
        rest(-0.0, 1);
        rest(1, Double.POSITIVE_INFINITY);
        rest(-1, Double.NEGATIVE_INFINITY);
        rest(Double.POSITIVE_INFINITY, 1);
        rest(Double.NaN, 1);
        rest(1, Double.NaN);
        rest(1e17, 3);
        rest(1e300, 7);
        rest(Double.MAX_VALUE, 1.5);
        rest(0.75, 0.25);
        rest(1, Double.MIN_VALUE);
        System.out.println(5.5f % 2 + " " + 7 % 2.5f + " " + 7L % 2.5 + " " + 'a' % 10.5);
        float f = 10;
        f %= 3.25;
        System.out.println(f);
        double d = -7.5;
        d %= 2;
        System.out.println(d + " " + 1 / (-6.0 % 3));
        System.out.println(Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(7, 2) + " " + 5.0 % 3);
        double angle = -725;
        double normal = (angle % 360 + 360) % 360;
        System.out.println(normal);
        System.out.println(1.0 % 0.5 == 0 ? "whole" : "part");
        System.out.println(1.0 % 0.1 < 0.1 && 1.0 % 0.1 > 0.09);
    }
}
