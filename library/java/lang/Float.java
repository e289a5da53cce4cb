package java.lang;

/** Boxes of floats, and what is done with floats. */
public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final float value;

    @Deprecated(since = "9", forRemoval = true)
    public Float(float value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(String s) throws NumberFormatException {
        this.value = parseFloat(s);
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length();
      @   assignable \nothing;
      @*/
    public static String toString(float f) {
        return textOf(f);
    }

    /*@ public normal_behavior
      @   ensures \result != null && (\result.value == f || f != f && \result.value != \result.value);
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Float valueOf(float f) {
        return new Float(f);
    }

    public static Float valueOf(String s) throws NumberFormatException {
        return valueOf(parseFloat(s));
    }

    public static float parseFloat(String s) throws NumberFormatException {
        String text = FloatingText.check(s);
        if (FloatingText.isHexadecimal(text)) {
            return (float) FloatingText.hexadecimal(text, 24, MIN_EXPONENT, MAX_EXPONENT);
        }
        int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        char first = text.charAt(sign);
        float magnitude = first == 'N' ? NaN : first == 'I' ? POSITIVE_INFINITY : fromDecimal(FloatingText.decimal(text, sign));
        return text.charAt(0) == '-' ? -magnitude : magnitude;
    }

    public static String toHexString(float f) {
        return FloatingText.toHexadecimal(f, MIN_EXPONENT);
    }

    public static boolean isNaN(float v) {
        return v != v;
    }

    public static boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float f) {
        return f >= -MAX_VALUE && f <= MAX_VALUE;
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

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    public boolean equals(Object obj) {
        return obj instanceof Float && floatToIntBits(value) == floatToIntBits(((Float) obj).value);
    }

    public static int floatToIntBits(float value) {
        return value != value ? 0x7fc00000 : floatToRawIntBits(value);
    }

    public int compareTo(Float anotherFloat) {
        return compare(value, anotherFloat.value);
    }

    public static int compare(float f1, float f2) {
        if (f1 < f2) {
            return -1;
        }
        if (f1 > f2) {
            return 1;
        }
        // Equal, zeros of different sign, or not a number: the bits decide.
        int first = floatToIntBits(f1);
        int second = floatToIntBits(f2);
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    private static native String textOf(float value);

    private static native float fromDecimal(String text);
}
