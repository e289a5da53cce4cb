// NaN in conditions, loops, switches on comparison and sorting.
public class NotANumberInControlFlow {
    static final double NAN = Double.NaN;

    static String test(double a, double b) {
        String result = "";
        if (a < b) {
            result += "<";
        }
        if (!(a >= b)) {
            result += "n";
        }
        if (a == b) {
            result += "=";
        } else if (a > b) {
            result += ">";
        } else {
            result += "?";
        }
        result += a < b || a >= b ? "t" : "f";
        result += a != a ? "N" : "";
        return result;
    }

    static int steps(double limit) {
        int n = 0;
        for (double d = 0; d < limit; d += 0.5) {
            if (++n > 20) {
                break;
            }
        }
        return n;
    }

    static int until(double start) {
        int n = 0;
        double d = start;
        while (!(d > 100)) {
            d = d * 3 + 1;
            if (++n == 50) {
                return -1;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        double[] values = {1, 2, NAN, -0.0, Double.POSITIVE_INFINITY};
        for (double a : values) {
            for (double b : values) {
                System.out.print(test(a, b) + " ");
            }
            System.out.println();
        }
        System.out.println(steps(3) + " " + steps(NAN) + " " + steps(-1) + " " + steps(Double.POSITIVE_INFINITY));
        System.out.println(until(1) + " " + until(NAN) + " " + until(Double.POSITIVE_INFINITY) + " " + until(-0.5));
        double[] sorted = {3, NAN, -0.0, 0.0, -1, Double.NEGATIVE_INFINITY, 2};
        for (int i = 1; i < sorted.length; i++) {
            for (int j = i; j > 0 && Double.compare(sorted[j - 1], sorted[j]) > 0; j--) {
                double t = sorted[j];
                sorted[j] = sorted[j - 1];
                sorted[j - 1] = t;
            }
        }
        for (double d : sorted) {
            System.out.print(d + " ");
        }
        System.out.println();
        boolean less = NAN < 1;
        boolean notLess = !less;
        System.out.println(less + " " + notLess + " " + (NAN == NAN) + " " + (NAN != NAN) + " " + !(NAN == NAN));
        Double boxed = NAN;
        System.out.println(boxed.equals(boxed) + " " + (boxed == boxed) + " " + (boxed.doubleValue() == boxed));
        float f = Float.NaN;
        System.out.println((f > 0 ? 1 : f <= 0 ? 2 : 3) + " " + (int) f + " " + (f == f));
        switch ((int) Math.signum(NAN)) {
            case 0 -> System.out.println("zero");
            default -> System.out.println("other");
        }
    }
}
