package java.lang;

/** Boxes of ints, and what is done with ints. */
public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    /** The boxes from -128 to 127, made when they are first asked for. */
    private static Integer[] cache;

    private final int value;

    @Deprecated(since = "9", forRemoval = true)
    public Integer(int value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(String s) throws NumberFormatException {
        this.value = parseInt(s, 10);
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.value == i;
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Integer valueOf(int i) {
        if (i < -128 || i > 127) {
            return new Integer(i);
        }
        if (cache == null) {
            cache = new Integer[256];
        }
        int index = (int) i + 128;
        Integer box = cache[index];
        if (box == null) {
            box = new Integer(i);
            cache[index] = box;
        }
        return box;
    }

    public static Integer valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseInt(s, radix));
    }

    public static Integer valueOf(String s) throws NumberFormatException {
        return valueOf(parseInt(s, 10));
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public String toString() {
        return toString(value);
    }

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(int value) {
        return value;
    }

    public boolean equals(Object obj) {
        return obj instanceof Integer && value == ((Integer) obj).value;
    }

    public int compareTo(Integer anotherInteger) {
        return compare(value, anotherInteger.value);
    }

    public static int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length() && \result.length() <= 11;
      @   assignable \nothing;
      @*/
    public static String toString(int i) {
        if (i >= 0 && i < 10) {
            return String.fromChars(new char[] {(char) ('0' + i)}, 0, 1);
        }
        return toString(i, 10);
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length();
      @   assignable \nothing;
      @*/
    public static String toString(int i, int radix) {
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        char[] units = new char[33];
        int at = 33;
        // Below zero there is one number more than above it: the digits are taken from there.
        int rest = i < 0 ? i : -i;
        do {
            int digits = rest / base;
            int digit = (digits * base - rest);
            units[--at] = (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            rest = digits;
        } while (rest != 0);
        if (i < 0) {
            units[--at] = '-';
        }
        return String.fromChars(units, at, 33 - at);
    }

    /** The digits of a number without sign, in base 2, 8 or 16. */
    private static String inBaseOfTwo(int number, int shift) {
        char[] units = new char[32];
        int at = 32;
        int rest = number;
        do {
            int digit = rest & (1 << shift) - 1;
            units[--at] = (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            rest >>>= shift;
        } while (rest != 0);
        return String.fromChars(units, at, 32 - at);
    }

    public static String toHexString(int i) {
        return inBaseOfTwo(i, 4);
    }

    public static String toOctalString(int i) {
        return inBaseOfTwo(i, 3);
    }

    public static String toBinaryString(int i) {
        return inBaseOfTwo(i, 1);
    }

    private static void checkRadix(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
    }

    /*@ public behavior
      @   ensures s != null && s.length() > 0;
      @   signals_only NumberFormatException;
      @   assignable \nothing;
      @*/
    public static int parseInt(String s, int radix) throws NumberFormatException {
        checkRadix(s, radix);
        int length = s.length();
        int at = 0;
        boolean negative = false;
        if (length > 0 && (s.charAt(0) == '-' || s.charAt(0) == '+')) {
            negative = s.charAt(0) == '-';
            at = 1;
        }
        if (at == length) {
            throw NumberFormatException.ofInput(s, radix);
        }
        int lowest = negative ? MIN_VALUE : -MAX_VALUE;
        int beforeLast = lowest / radix;
        int result = 0;
        while (at < length) {
            int digit = Character.digit(s.charAt(at++), radix);
            if (digit < 0 || result < beforeLast || result * radix < lowest + digit) {
                throw NumberFormatException.ofInput(s, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
        int length = s.length();
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length) {
            throw new IndexOutOfBoundsException();
        }
        checkRadix("", radix);
        if (beginIndex == endIndex) {
            throw NumberFormatException.ofInput("", radix);
        }
        char first = s.charAt(beginIndex);
        boolean negative = first == '-';
        int at = negative || first == '+' ? beginIndex + 1 : beginIndex;
        if (at == endIndex) {
            throw NumberFormatException.ofPart(s, beginIndex, endIndex, at);
        }
        int lowest = negative ? MIN_VALUE : -MAX_VALUE;
        int beforeLast = lowest / radix;
        int result = 0;
        for (; at < endIndex; at++) {
            int digit = Character.digit(s.charAt(at), radix);
            if (digit < 0 || result < beforeLast || result * radix < lowest + digit) {
                throw NumberFormatException.ofPart(s, beginIndex, endIndex, at);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static int parseInt(String s) throws NumberFormatException {
        return parseInt(s, 10);
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int signum(int i) {
        return i > 0 ? 1 : i < 0 ? -1 : 0;
    }

    public static int highestOneBit(int i) {
        return i == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static int lowestOneBit(int i) {
        return i & -i;
    }

    public static int numberOfLeadingZeros(int i) {
        int zeros = 32;
        int width = 16;
        int rest = i;
        while (width > 0) {
            int above = rest >>> width;
            if (above != 0) {
                zeros -= width;
                rest = above;
            }
            width >>= 1;
        }
        return zeros - rest;
    }

    public static int numberOfTrailingZeros(int i) {
        return i == 0 ? 32 : 32 - 1 - numberOfLeadingZeros(i & -i);
    }

    public static int bitCount(int i) {
        int bits = 0;
        int rest = i;
        while (rest != 0) {
            rest &= rest - 1;
            bits++;
        }
        return bits;
    }

    public static int rotateLeft(int i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static int rotateRight(int i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int reverse(int i) {
        int result = 0;
        int rest = i;
        for (int bit = 0; bit < 32; bit++) {
            result = result << 1 | rest & 1;
            rest >>>= 1;
        }
        return result;
    }

    public static int reverseBytes(int i) {
        int result = 0;
        int rest = i;
        for (int part = 0; part < 4; part++) {
            result = result << 8 | rest & 0xff;
            rest >>>= 8;
        }
        return result;
    }

    public static Integer decode(String nm) throws NumberFormatException {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        char first = nm.charAt(0);
        boolean negative = first == '-';
        int at = negative || first == '+' ? 1 : 0;
        int radix = 10;
        if (nm.startsWith("0x", at) || nm.startsWith("0X", at)) {
            radix = 16;
            at += 2;
        } else if (nm.startsWith("#", at)) {
            radix = 16;
            at += 1;
        } else if (nm.startsWith("0", at) && nm.length() > at + 1) {
            radix = 8;
            at += 1;
        }
        if (nm.startsWith("-", at) || nm.startsWith("+", at)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = nm.substring(at);
        return valueOf(parseInt(negative ? "-" + digits : digits, radix));
    }

    public static int parseUnsignedInt(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
        // The JDK takes short texts for ints and words its complaint accordingly; both are the same.
        if (s.isEmpty()) {
            throw NumberFormatException.ofInput(s, radix);
        }
        long number = Long.parseLong(s, radix);
        if (number >>> 32 != 0) {
            throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
        }
        return (int) number;
    }

    public static int parseUnsignedInt(String s) throws NumberFormatException {
        return parseUnsignedInt(s, 10);
    }

    public static long toUnsignedLong(int x) {
        return x & 0xffffffffL;
    }

    public static String toUnsignedString(int i, int radix) {
        return Long.toString(toUnsignedLong(i), radix);
    }

    public static String toUnsignedString(int i) {
        return Long.toString(toUnsignedLong(i));
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }
}
