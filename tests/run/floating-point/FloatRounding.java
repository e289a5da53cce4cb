// Float arithmetic rounds to float at each step; doubles do not.
public class FloatRounding {
    static strictfp float sum(int n) {
        float total = 0;
        for (int i = 1; i <= n; i++) {
            total += 1f / i;
        }
        return total;
    }

    public static void main(String[] args) {
        float f = 0.1f;
        double d = 0.1;
        System.out.println(f == d);
        System.out.println((double) f > d);
        System.out.println((float) d == f);
        System.out.println(f + 0.2f == 0.3f);
        System.out.println(d + 0.2 == 0.3);
        System.out.println(Float.floatToIntBits(f * f) + " " + Float.floatToIntBits((float) (d * d)));
        System.out.println(Float.floatToIntBits(1f / 3) + " " + Double.doubleToLongBits(1.0 / 3));
        System.out.println(16777216f + 1f == 16777216f);
        System.out.println(16777216f + 1.0 == 16777216f);
        System.out.println(16777217 == 16777216f);
        System.out.println((int) (float) 16777219 + " " + (int) (float) 16777218);
        System.out.println((float) 1e40 + " " + (float) 1e-50 + " " + (float) -1e-50 + " " + (float) 1e-45);
        System.out.println(Float.MAX_VALUE * 2 + " " + Float.MAX_VALUE * 2.0 / 2.0 / Float.MAX_VALUE);
        System.out.println(1e38f * 10 + " " + (1e38f * 10 - 1e38f * 10));
        float product = 1e38f * 10 / 10;
        double wide = 1e38f * 10.0 / 10;
        System.out.println(product + " " + (wide == 1e38f));
        System.out.println(Float.floatToIntBits(sum(1000)));
        float x = 0;
        for (int i = 0; i < 10; i++) {
            x += 0.1;
        }
        System.out.println(x == 1f);
        x = 0;
        for (int i = 0; i < 10; i++) {
            x += 0.1f;
        }
        System.out.println(Float.floatToIntBits(x));
        long l = 0x7fffff4000000001L;
        System.out.println(Float.floatToIntBits(l) + " " + Float.floatToIntBits((float) (double) l));
        System.out.println(Float.floatToIntBits(Integer.MAX_VALUE) + " " + Float.floatToIntBits((float) -1e-46));
        int i = 2;
        i *= 1.1f;
        System.out.println(i + " " + 3 * 0.5f + " " + 7 / 2 * 1.5f);
    }
}
