// floor, ceil, rint, round and casts on halves, negatives, huge values and specials.
public class RoundingFunctions {
    static void line(double d) {
        System.out.println(d + ": " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d)
            + " " + (long) d + " " + Math.round((float) d));
    }

    public static void main(String[] args) {
        line(0.5);
        line(-0.5);
        line(1.5);
        line(-1.5);
        line(2.5);
        line(-2.5);
        line(2.4);
        line(-2.6);
        line(0.0);
        line(-0.0);
        line(0.25);
        line(-0.25);
        line(1e15);
        line(4503599627370497.5);
        line(9007199254740993.0);
        line(1e18);
        line(1e19);
        line(-1e19);
        line(2147483647.5);
        line(Double.NaN);
        line(Double.POSITIVE_INFINITY);
        line(Double.MIN_VALUE);
        System.out.println(Math.round(0.49999999999999994) + " " + Math.round(0.49999997f));
        System.out.println(Math.round(-0.5f) + " " + Math.round(8388609f) + " " + Math.round(2.5f));
        System.out.println(Math.round(3000000000f) + " " + Math.round(3e9));
        int rounded = Math.round(7.5f);
        long rounder = Math.round(7.5);
        System.out.println(rounded + rounder);
        System.out.println(Math.floor(-7 / 2) + " " + Math.floor(-7 / 2.0) + " " + Math.ceil(7 / 2));
        System.out.println(1 / Math.ceil(-0.5) + " " + 1 / Math.floor(0.5) + " " + 1 / Math.rint(-0.2));
    }
}
