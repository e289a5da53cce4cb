// The static methods and constants of Double, Float and Boolean.
public class DoubleStatics {
    static void line(double d) {
        System.out.println(Double.isNaN(d) + " " + Double.isInfinite(d) + " " + Double.isFinite(d) + " "
            + Double.toString(d) + " " + Double.hashCode(d) + " " + Double.valueOf(d).intValue() + " "
            + Double.valueOf(d).equals(d) + " " + Double.compare(d, 0.0));
    }

    static void parse(String s) {
        try {
            System.out.println(Double.parseDouble(s));
        } catch (NumberFormatException e) {
            System.out.println("no number: " + s);
        }
    }

    public static void main(String[] args) {
        line(0.0);
        line(-0.0);
        line(1.5);
        line(-1e10);
        line(Double.NaN);
        line(Double.POSITIVE_INFINITY);
        line(Double.MIN_VALUE);
        parse("1");
        parse("-1.5e3");
        parse("+.25");
        parse("5.");
        parse("1e400");
        parse("-1e-400");
        parse("1d");
        parse("2F");
        parse("  7  ");
        parse("0x1.8p1");
        parse("Infinity");
        parse("NaN");
        parse("nan");
        parse("1e");
        parse(".");
        parse("1 2");
        parse("--1");
        parse("123456789012345678");
        parse("0.1");
        parse("1.7976931348623157E308");
        parse("4.9e-324");
        System.out.println(Float.parseFloat("0.1") == 0.1f);
        System.out.println(Float.parseFloat("1e39") + " " + Float.compare(0f, -0f) + " " + Float.isNaN(0f / 0)
            + " " + Float.MAX_VALUE + " " + Float.hashCode(1.5f));
        System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MAX_EXPONENT + " " + Double.BYTES);
        System.out.println(Double.sum(1, 2) + Double.max(-1, -2) + Double.min(0.0, -0.0));
        Double a = 1.0;
        System.out.println(a.compareTo(2.0) + " " + a.equals(1) + " " + a.equals(1.0) + " " + a.equals(1f) + " "
            + a.isNaN() + " " + a.floatValue() + " " + a.longValue() + " " + a.hashCode());
        System.out.println(Boolean.parseBoolean("True") + " " + Boolean.valueOf("no") + " " + Boolean.TRUE.equals(true)
            + " " + Boolean.toString(false) + " " + Boolean.TRUE.compareTo(false));
        System.out.println(Float.valueOf(2.5f).intValue() + " " + Float.valueOf(1e10f).shortValue() + " "
            + Float.toString(-0.0f) + " " + Float.valueOf("3").equals(3f));
    }
}
