package java.lang;

/** Boxes of longs, and what is done with longs. */
public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    /** The boxes from -128 to 127, made when they are first asked for. */
    private static Long[] cache;

    private final long value;

    @Deprecated(since = "9", forRemoval = true)
    public Long(long value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(String s) throws NumberFormatException {
        this.value = parseLong(s, 10);
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.value == l;
      @   assignable \nothing;
      @*/
    @SuppressWarnings("removal")
    public static Long valueOf(long l) {
        if (l < -128 || l > 127) {
            return new Long(l);
        }
        if (cache == null) {
            cache = new Long[256];
        }
        int index = (int) l + 128;
        Long box = cache[index];
        if (box == null) {
            box = new Long(l);
            cache[index] = box;
        }
        return box;
    }

    public static Long valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseLong(s, radix));
    }

    public static Long valueOf(String s) throws NumberFormatException {
        return valueOf(parseLong(s, 10));
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

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public boolean equals(Object obj) {
        return obj instanceof Long && value == ((Long) obj).value;
    }

    public int compareTo(Long anotherLong) {
        return compare(value, anotherLong.value);
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length() && \result.length() <= 20;
      @   assignable \nothing;
      @*/
    public static String toString(long i) {
        if (i >= 0 && i < 10) {
            return String.fromChars(new char[] {(char) ('0' + i)}, 0, 1);
        }
        return toString(i, 10);
    }

    /*@ public normal_behavior
      @   ensures \result != null && 1 <= \result.length();
      @   assignable \nothing;
      @*/
    public static String toString(long i, int radix) {
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        char[] units = new char[65];
        int at = 65;
        // Below zero there is one number more than above it: the digits are taken from there.
        long rest = i < 0 ? i : -i;
        do {
            long digits = rest / base;
            int digit = (int) (digits * base - rest);
            units[--at] = (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            rest = digits;
        } while (rest != 0);
        if (i < 0) {
            units[--at] = '-';
        }
        return String.fromChars(units, at, 65 - at);
    }

    /** The digits of a number without sign, in base 2, 8 or 16. */
    private static String inBaseOfTwo(long number, int shift) {
        char[] units = new char[64];
        int at = 64;
        long rest = number;
        do {
            int digit = (int) rest & (1 << shift) - 1;
            units[--at] = (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            rest >>>= shift;
        } while (rest != 0);
        return String.fromChars(units, at, 64 - at);
    }

    public static String toHexString(long i) {
        return inBaseOfTwo(i, 4);
    }

    public static String toOctalString(long i) {
        return inBaseOfTwo(i, 3);
    }

    public static String toBinaryString(long i) {
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
    public static long parseLong(String s, int radix) throws NumberFormatException {
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
        long lowest = negative ? MIN_VALUE : -MAX_VALUE;
        long beforeLast = lowest / radix;
        long result = 0;
        while (at < length) {
            int digit = Character.digit(s.charAt(at++), radix);
            if (digit < 0 || result < beforeLast || result * radix < lowest + digit) {
                throw NumberFormatException.ofInput(s, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
        int length = s.length();
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > length) {
            throw new IndexOutOfBoundsException();
        }
        checkRadix("", radix);
        if (beginIndex == endIndex) {
            throw new NumberFormatException("");
        }
        char first = s.charAt(beginIndex);
        boolean negative = first == '-';
        int at = negative || first == '+' ? beginIndex + 1 : beginIndex;
        if (at == endIndex) {
            throw NumberFormatException.ofPart(s, beginIndex, endIndex, at);
        }
        long lowest = negative ? MIN_VALUE : -MAX_VALUE;
        long beforeLast = lowest / radix;
        long result = 0;
        for (; at < endIndex; at++) {
            int digit = Character.digit(s.charAt(at), radix);
            if (digit < 0 || result < beforeLast || result * radix < lowest + digit) {
                throw NumberFormatException.ofPart(s, beginIndex, endIndex, at);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static long parseLong(String s) throws NumberFormatException {
        return parseLong(s, 10);
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static int signum(long i) {
        return i > 0 ? 1 : i < 0 ? -1 : 0;
    }

    public static long highestOneBit(long i) {
        return i == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static long lowestOneBit(long i) {
        return i & -i;
    }

    public static int numberOfLeadingZeros(long i) {
        int zeros = 64;
        int width = 32;
        long rest = i;
        while (width > 0) {
            long above = rest >>> width;
            if (above != 0) {
                zeros -= width;
                rest = above;
            }
            width >>= 1;
        }
        return zeros - (int) rest;
    }

    public static int numberOfTrailingZeros(long i) {
        return i == 0 ? 64 : 64 - 1 - numberOfLeadingZeros(i & -i);
    }

    public static int bitCount(long i) {
        int bits = 0;
        long rest = i;
        while (rest != 0) {
            rest &= rest - 1;
            bits++;
        }
        return bits;
    }

    public static long rotateLeft(long i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static long rotateRight(long i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static long reverse(long i) {
        long result = 0;
        long rest = i;
        for (int bit = 0; bit < 64; bit++) {
            result = result << 1 | rest & 1;
            rest >>>= 1;
        }
        return result;
    }

    public static long reverseBytes(long i) {
        long result = 0;
        long rest = i;
        for (int part = 0; part < 8; part++) {
            result = result << 8 | rest & 0xff;
            rest >>>= 8;
        }
        return result;
    }

    public static Long decode(String nm) throws NumberFormatException {
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
        return valueOf(parseLong(negative ? "-" + digits : digits, radix));
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        // Half the dividend is not negative; its quotient, doubled, is at most one too small.
        long quotient = (dividend >>> 1) / divisor << 1;
        long rest = dividend - quotient * divisor;
        return compareUnsigned(rest, divisor) >= 0 ? quotient + 1 : quotient;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static String toUnsignedString(long i, int radix) {
        if (i >= 0) {
            return toString(i, radix);
        }
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        long quotient = divideUnsigned(i, base);
        return toString(quotient, base) + toString(i - quotient * base, base);
    }

    public static String toUnsignedString(long i) {
        return toUnsignedString(i, 10);
    }

    /** The last digit of a long text is looked at by itself: what stands before it must be a long. The messages tell. */
    public static long parseUnsignedLong(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        int length = s.length();
        if (length == 0) {
            throw NumberFormatException.ofInput(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
        if (length <= 12 || radix == 10 && length <= 18) {
            return parseLong(s, radix);
        }
        long before = parseLong(s, 0, length - 1, radix);
        int last = Character.digit(s.charAt(length - 1), radix);
        if (last < 0) {
            throw new NumberFormatException("Bad digit at end of " + s);
        }
        long result = before * radix + last;
        if (compareUnsigned(before, divideUnsigned(-1, radix)) > 0 || compareUnsigned(result, last) < 0) {
            throw new NumberFormatException("String value " + s + " exceeds range of unsigned long.");
        }
        return result;
    }

    public static long parseUnsignedLong(String s) throws NumberFormatException {
        return parseUnsignedLong(s, 10);
    }
}
