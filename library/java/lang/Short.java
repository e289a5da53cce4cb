package java.lang;

/** Boxes of shorts, and what is done with shorts. */
public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    /** The boxes from -128 to 127, made when they are first asked for. */
    private static Short[] cache;

    private final short value;

    @Deprecated(since = "9", forRemoval = true)
    public Short(short value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Short(String s) throws NumberFormatException {
        this.value = parseShort(s, 10);
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.value == s;
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Short valueOf(short s) {
        if (s < -128 || s > 127) {
            return new Short(s);
        }
        if (cache == null) {
            cache = new Short[256];
        }
        int index = s + 128;
        Short box = cache[index];
        if (box == null) {
            box = new Short(s);
            cache[index] = box;
        }
        return box;
    }

    public static short parseShort(String s, int radix) throws NumberFormatException {
        int number = Integer.parseInt(s, radix);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return (short) number;
    }

    public static short parseShort(String s) throws NumberFormatException {
        return parseShort(s, 10);
    }

    public static Short valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseShort(s, radix));
    }

    public static Short valueOf(String s) throws NumberFormatException {
        return valueOf(s, 10);
    }

    public static Short decode(String nm) throws NumberFormatException {
        int number = Integer.decode(nm);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException("Value " + number + " out of range from input " + nm);
        }
        return valueOf((short) number);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length() && \result.length() <= 6;
      @   assignable \nothing;
      @*/
    public static String toString(short s) {
        return Integer.toString(s);
    }

    public String toString() {
        return Integer.toString(value);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    public boolean equals(Object obj) {
        return obj instanceof Short && value == ((Short) obj).value;
    }

    public int compareTo(Short anotherShort) {
        return value - anotherShort.value;
    }

    public static int compare(short x, short y) {
        return x - y;
    }

    public static int compareUnsigned(short x, short y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static int toUnsignedInt(short x) {
        return x & 0xffff;
    }

    public static long toUnsignedLong(short x) {
        return x & 0xffffL;
    }

    public static short reverseBytes(short i) {
        return (short) (i >> 8 & 0xff | i << 8);
    }
}
