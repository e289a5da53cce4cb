package java.lang;

/** Boxes of doubles, and what is done with doubles. */
public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final double value;

    @Deprecated(since = "9", forRemoval = true)
    public Double(double value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Double(String s) throws NumberFormatException {
        this.value = parseDouble(s);
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length();
      @   assignable \nothing;
      @*/
    public static String toString(double d) {
        return textOf(d);
    }

    /*@ public normal_behavior
      @   ensures \result != null && (\result.value == d || d != d && \result.value != \result.value);
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Double valueOf(double d) {
        return new Double(d);
    }

    public static Double valueOf(String s) throws NumberFormatException {
        return valueOf(parseDouble(s));
    }

    public static double parseDouble(String s) throws NumberFormatException {
        String text = FloatingText.check(s);
        if (FloatingText.isHexadecimal(text)) {
            return FloatingText.hexadecimal(text, 53, MIN_EXPONENT, MAX_EXPONENT);
        }
        int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        char first = text.charAt(sign);
        double magnitude = first == 'N' ? NaN : first == 'I' ? POSITIVE_INFINITY : fromDecimal(FloatingText.decimal(text, sign));
        return text.charAt(0) == '-' ? -magnitude : magnitude;
    }

    public static String toHexString(double d) {
        return FloatingText.toHexadecimal(d, MIN_EXPONENT);
    }

    public static boolean isNaN(double v) {
        return v != v;
    }

    public static boolean isInfinite(double v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double d) {
        return d >= -MAX_VALUE && d <= MAX_VALUE;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public String toString() {
        return textOf(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double value) {
        return Long.hashCode(doubleToLongBits(value));
    }

    public boolean equals(Object obj) {
        return obj instanceof Double && doubleToLongBits(value) == doubleToLongBits(((Double) obj).value);
    }

    public static long doubleToLongBits(double value) {
        return value != value ? 0x7ff8000000000000L : doubleToRawLongBits(value);
    }

    public int compareTo(Double anotherDouble) {
        return compare(value, anotherDouble.value);
    }

    public static int compare(double d1, double d2) {
        if (d1 < d2) {
            return -1;
        }
        if (d1 > d2) {
            return 1;
        }
        // Equal, zeros of different sign, or not a number: the bits decide.
        long first = doubleToLongBits(d1);
        long second = doubleToLongBits(d2);
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    private static native String textOf(double value);

    private static native double fromDecimal(String text);
}
