package java.lang;

/** Boxes of bytes, and what is done with bytes. */
public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    /** The boxes from -128 to 127, made when they are first asked for. */
    private static Byte[] cache;

    private final byte value;

    @Deprecated(since = "9", forRemoval = true)
    public Byte(byte value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Byte(String s) throws NumberFormatException {
        this.value = parseByte(s, 10);
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.value == b;
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Byte valueOf(byte b) {
        if (cache == null) {
            cache = new Byte[256];
        }
        int index = b + 128;
        Byte box = cache[index];
        if (box == null) {
            box = new Byte(b);
            cache[index] = box;
        }
        return box;
    }

    public static byte parseByte(String s, int radix) throws NumberFormatException {
        int number = Integer.parseInt(s, radix);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + s + "\" Radix:" + radix);
        }
        return (byte) number;
    }

    public static byte parseByte(String s) throws NumberFormatException {
        return parseByte(s, 10);
    }

    public static Byte valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseByte(s, radix));
    }

    public static Byte valueOf(String s) throws NumberFormatException {
        return valueOf(s, 10);
    }

    public static Byte decode(String nm) throws NumberFormatException {
        int number = Integer.decode(nm);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException("Value " + number + " out of range from input " + nm);
        }
        return valueOf((byte) number);
    }

    public byte byteValue() {
        return value;
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
      @   ensures \result != null && 1 <= \result.length() && \result.length() <= 4;
      @   assignable \nothing;
      @*/
    public static String toString(byte b) {
        return Integer.toString(b);
    }

    public String toString() {
        return Integer.toString(value);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(byte value) {
        return value;
    }

    public boolean equals(Object obj) {
        return obj instanceof Byte && value == ((Byte) obj).value;
    }

    public int compareTo(Byte anotherByte) {
        return value - anotherByte.value;
    }

    public static int compare(byte x, byte y) {
        return x - y;
    }

    public static int compareUnsigned(byte x, byte y) {
        return toUnsignedInt(x) - toUnsignedInt(y);
    }

    public static int toUnsignedInt(byte x) {
        return x & 0xff;
    }

    public static long toUnsignedLong(byte x) {
        return x & 0xffL;
    }
}
