// Small numeric programs, printed by their bits or rounded.
public class NumericAlgorithms {
    static double root(double x) {
        double guess = x / 2;
        for (int i = 0; i < 40; i++) {
            double next = (guess + x / guess) / 2;
            if (next == guess) {
                break;
            }
            guess = next;
        }
        return guess;
    }

    static double exponential(double x) {
        double term = 1;
        double sum = 1;
        for (int n = 1; sum + term != sum; n++) {
            term *= x / n;
            sum += term;
        }
        return sum;
    }

    static double kahan(double[] values) {
        double sum = 0;
        double lost = 0;
        for (double value : values) {
            double y = value - lost;
            double t = sum + y;
            lost = t - sum - y;
            sum = t;
        }
        return sum;
    }

    static int iterations(double re, double im) {
        double x = 0;
        double y = 0;
        int n = 0;
        while (x * x + y * y <= 4 && n < 50) {
            double next = x * x - y * y + re;
            y = 2 * x * y + im;
            x = next;
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(Double.doubleToLongBits(root(2)) + " " + (root(2) == Math.sqrt(2)) + " " + root(144));
        System.out.println(Double.doubleToLongBits(exponential(1)) + " " + Math.round(exponential(3) * 1000));
        double[] tenths = new double[1000];
        double plain = 0;
        for (int i = 0; i < tenths.length; i++) {
            tenths[i] = 0.1;
            plain += tenths[i];
        }
        System.out.println((plain == 100) + " " + Double.doubleToLongBits(plain) + " " + kahan(tenths));
        for (double im = 1; im >= -1; im -= 0.25) {
            String line = "";
            for (double re = -2; re <= 0.5; re += 0.125) {
                int n = iterations(re, im);
                line += n == 50 ? '#' : n > 5 ? '+' : n > 2 ? '.' : ' ';
            }
            System.out.println(line + "|");
        }
        double x = 0.5;
        for (int i = 0; i < 100; i++) {
            x = 3.9 * x * (1 - x);
        }
        System.out.println(Double.doubleToLongBits(x));
    }
}
