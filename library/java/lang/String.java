package java.lang;

import invar.logic.Missing;
import invar.logic.Patterns;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Function;

/**
 * Strings. The content is hidden: natives read it, and the methods here check arguments before they call a native. What takes
 * regular expressions other than single characters is left to java.util.regex; other charsets than UTF-8 are left out.
 */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence {
    // ESC/Java's specifications speak of the length so.
    //@ model public int count;
    //@ represents count = length();

    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new IgnoringCase();

    public String() {
        fill(this, "");
    }

    public String(String original) {
        fill(this, Objects.requireNonNull(original));
    }

    public String(char[] value) {
        fill(this, fromChars(value, 0, value.length));
    }

    public String(char[] value, int offset, int count) {
        fill(this, valueOf(value, offset, count));
    }

    public String(int[] points, int offset, int count) {
        checkOffset(offset, count, points.length);
        StringBuilder text = new StringBuilder(count);
        for (int index = offset; index < offset + count; index++) {
            if (!Character.isValidCodePoint(points[index])) {
                throw new IllegalArgumentException(Integer.toString(points[index]));
            }
            text.appendCodePoint(points[index]);
        }
        fill(this, text.toString());
    }

    public String(byte[] bytes, int offset, int length) {
        checkOffset(offset, length, bytes.length);
        fill(this, Utf8.decode(bytes, offset, offset + length));
    }

    public String(byte[] bytes) {
        fill(this, Utf8.decode(bytes, 0, bytes.length));
    }

    public String(StringBuffer buffer) {
        fill(this, buffer.toString());
    }

    public String(StringBuilder builder) {
        fill(this, builder.toString());
    }

    public int length() {
        return lengthOf(this);
    }

    public boolean isEmpty() {
        return lengthOf(this) == 0;
    }

    public char charAt(int index) {
        if (index < 0 || index >= lengthOf(this)) {
            throw badIndex(index);
        }
        return unitAt(this, index);
    }

    /** The JDK words this by how it keeps the string: in bytes, if no character is above ff. */
    private StringIndexOutOfBoundsException badIndex(int index) {
        if (fitsBytes()) {
            return new StringIndexOutOfBoundsException(index);
        }
        return new StringIndexOutOfBoundsException("index " + index + ", length " + lengthOf(this));
    }

    /*@ public normal_behavior
      @   ensures true;
      @   assignable \nothing;
      @*/
    private boolean fitsBytes() {
        int length = lengthOf(this);
        for (int at = 0; at < length; at++) {
            if (unitAt(this, at) > 0xff) {
                return false;
            }
        }
        return true;
    }

    private static void checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length);
        }
    }

    private static void checkOffset(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
        }
    }

    private static void checkRange(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length);
        }
    }

    public java.util.stream.IntStream chars() {
        return java.util.stream.StreamSupport.intStream(new CharSpliterator(this), false);
    }

    public java.util.stream.IntStream codePoints() {
        return java.util.stream.StreamSupport.intStream(new CodePointSpliterator(this), false);
    }

    public java.util.stream.Stream<String> lines() {
        return java.util.stream.StreamSupport.stream(new LineSpliterator(this), false);
    }

    public int codePointAt(int index) {
        int length = lengthOf(this);
        checkIndex(index, length);
        char first = unitAt(this, index);
        if (Character.isHighSurrogate(first) && index + 1 < length) {
            char second = unitAt(this, index + 1);
            if (Character.isLowSurrogate(second)) {
                return Character.toCodePoint(first, second);
            }
        }
        return first;
    }

    public int codePointBefore(int index) {
        int last = index - 1;
        if (last < 0 || last >= lengthOf(this)) {
            throw new StringIndexOutOfBoundsException(index);
        }
        char second = unitAt(this, last);
        if (Character.isLowSurrogate(second) && last > 0) {
            char first = unitAt(this, last - 1);
            if (Character.isHighSurrogate(first)) {
                return Character.toCodePoint(first, second);
            }
        }
        return second;
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > lengthOf(this)) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkRange(srcBegin, srcEnd, lengthOf(this));
        checkOffset(dstBegin, srcEnd - srcBegin, dst.length);
        copyUnits(this, srcBegin, srcEnd, dst, dstBegin);
    }

    public byte[] getBytes() {
        return Utf8.encode(this);
    }

    public boolean equals(Object anObject) {
        return this == anObject || anObject instanceof String && sameContent(this, (String) anObject);
    }

    public boolean contentEquals(StringBuffer sb) {
        return contentEquals((CharSequence) sb);
    }

    public boolean contentEquals(CharSequence cs) {
        int length = lengthOf(this);
        if (cs.length() != length) {
            return false;
        }
        for (int index = 0; index < length; index++) {
            if (unitAt(this, index) != cs.charAt(index)) {
                return false;
            }
        }
        return true;
    }

    public boolean equalsIgnoreCase(String anotherString) {
        return this == anotherString || anotherString != null && lengthOf(anotherString) == lengthOf(this)
                && regionMatches(true, 0, anotherString, 0, lengthOf(this));
    }

    public int compareTo(String anotherString) {
        return difference(this, Objects.requireNonNull(anotherString));
    }

    public int compareToIgnoreCase(String str) {
        return CASE_INSENSITIVE_ORDER.compare(this, str);
    }

    /** The difference of two characters but for their case; zero if they are the same. */
    private static int foldedDifference(String first, int firstIndex, String second, int secondIndex) {
        if (unitAt(first, firstIndex) == unitAt(second, secondIndex)) {
            return 0;
        }
        int one = Character.toUpperCase(characterAround(first, firstIndex));
        int other = Character.toUpperCase(characterAround(second, secondIndex));
        return Character.toLowerCase(one) - Character.toLowerCase(other);
    }

    /** The code point that the unit is, or is one half of. */
    private static int characterAround(String string, int index) {
        char unit = unitAt(string, index);
        if (Character.isHighSurrogate(unit) && index + 1 < lengthOf(string)) {
            char low = unitAt(string, index + 1);
            return Character.isLowSurrogate(low) ? Character.toCodePoint(unit, low) : unit;
        }
        if (Character.isLowSurrogate(unit) && index > 0) {
            char high = unitAt(string, index - 1);
            return Character.isHighSurrogate(high) ? Character.toCodePoint(high, unit) : unit;
        }
        return unit;
    }

    public boolean regionMatches(int toffset, String other, int ooffset, int len) {
        int otherLength = other.length();
        if (ooffset < 0 || toffset < 0 || toffset > (long) lengthOf(this) - len || ooffset > (long) otherLength - len) {
            return false;
        }
        return len <= 0 || sameRegion(this, toffset, other, ooffset, len);
    }

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset, int len) {
        if (!ignoreCase) {
            return regionMatches(toffset, other, ooffset, len);
        }
        if (ooffset < 0 || toffset < 0 || toffset > (long) lengthOf(this) - len || ooffset > (long) other.length() - len) {
            return false;
        }
        return sameFolded(this, toffset, other, ooffset, len);
    }

    /*@ normal_behavior
      @   requires_free one != null && other != null;
      @   ensures (toffset == 0 && ooffset == 0 && one.equals(other)) ==> \result;
      @   assignable \nothing;
      @*/
    private static boolean sameFolded(String one, int toffset, String other, int ooffset, int len) {
        for (int index = 0; index < len; index++) {
            if (foldedDifference(one, toffset + index, other, ooffset + index) != 0) {
                return false;
            }
        }
        return true;
    }

    public boolean startsWith(String prefix, int toffset) {
        return toffset >= 0 && toffset <= lengthOf(this) - prefix.length()
                && sameRegion(this, toffset, prefix, 0, lengthOf(prefix));
    }

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, lengthOf(this) - suffix.length());
    }

    public int hashCode() {
        return hashOf(this);
    }

    private int within(int index) {
        int length = lengthOf(this);
        return index < 0 ? 0 : index > length ? length : index;
    }

    public int indexOf(int ch) {
        return indexOf(ch, 0);
    }

    public int indexOf(int ch, int fromIndex) {
        if (ch >= 0 && ch < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            return findUnit(this, (char) ch, within(fromIndex));
        }
        return Character.isValidCodePoint(ch) ? find(this, Character.toString(ch), within(fromIndex)) : -1;
    }

    public int lastIndexOf(int ch) {
        return lastIndexOf(ch, lengthOf(this) - 1);
    }

    public int lastIndexOf(int ch, int fromIndex) {
        if (fromIndex < 0 || !Character.isValidCodePoint(ch)) {
            return -1;
        }
        return findLast(this, Character.toString(ch), within(fromIndex));
    }

    public int indexOf(String str) {
        return find(this, Objects.requireNonNull(str), 0);
    }

    public int indexOf(String str, int fromIndex) {
        return find(this, Objects.requireNonNull(str), within(fromIndex));
    }

    public int lastIndexOf(String str) {
        return findLast(this, Objects.requireNonNull(str), lengthOf(this));
    }

    public int lastIndexOf(String str, int fromIndex) {
        Objects.requireNonNull(str);
        return fromIndex < 0 ? -1 : findLast(this, str, within(fromIndex));
    }

    public boolean contains(CharSequence s) {
        return find(this, s.toString(), 0) >= 0;
    }

    public String substring(int beginIndex) {
        return substring(beginIndex, lengthOf(this));
    }

    public String substring(int beginIndex, int endIndex) {
        int length = lengthOf(this);
        checkRange(beginIndex, endIndex, length);
        return beginIndex == 0 && endIndex == length ? this : slice(this, beginIndex, endIndex);
    }

    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public String concat(String str) {
        return str.isEmpty() ? this : concatenate(this, str);
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.length() == this.length();
      @   assignable \nothing;
      @*/
    public String replace(char oldChar, char newChar) {
        if (oldChar == newChar || findUnit(this, oldChar, 0) < 0) {
            return this;
        }
        char[] units = toCharArray();
        for (int index = 0; index < units.length; index++) {
            if (units[index] == oldChar) {
                units[index] = newChar;
            }
        }
        return fromChars(units, 0, units.length);
    }

    public String replace(CharSequence target, CharSequence replacement) {
        String from = target.toString();
        String to = replacement.toString();
        return replaced(this, from, to);
    }

    /*@ normal_behavior
      @   ensures \result != null;
      @   assignable \nothing;
      @*/
    private static String replaced(String whole, String from, String to) {
        int at = find(whole, from, 0);
        if (at < 0) {
            return whole;
        }
        int length = lengthOf(whole);
        StringBuilder result = new StringBuilder(length);
        int done = 0;
        while (at >= 0) {
            result.append(whole, done, at).append(to);
            done = at + from.length();
            // The empty string is found before each character, and once at the end.
            int next = from.isEmpty() ? at + 1 : done;
            at = next > length ? -1 : find(whole, from, next);
        }
        return result.append(whole, done, length).toString();
    }

    /** The one character that a regular expression stands for, or -1: an ordinary character, or an escaped one. */
    private static int singleCharacter(String regex) {
        int length = regex.length();
        char unit;
        if (length == 1) {
            unit = regex.charAt(0);
            if (".$|()[{^?*+\\".indexOf(unit) >= 0) {
                return -1;
            }
        } else if (length == 2 && regex.charAt(0) == '\\') {
            unit = regex.charAt(1);
            if (unit >= '0' && unit <= '9' || unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z') {
                return -1;
            }
        } else {
            return -1;
        }
        return Character.isSurrogate(unit) ? -1 : unit;
    }

    /** A regular expression must be well formed. Where that is not plain to see, proofs take either. */
    private static void checkPattern(String regex) {
        if (regex == null) {
            throw new NullPointerException();
        }
        if (!Patterns.isWellFormed(regex) && Missing.maybe("regular expressions")) {
            throw new IllegalArgumentException(regex);
        }
    }

    /*@ normal_behavior
      @   ensures \result != null && \fresh(\result) && \typeof(\result) == \type(String[]);
      @   ensures (\forall int i; 0 <= i && i < \result.length; \result[i] != null && \result[i].length() <= text.length());
      @   ensures limit > 0 ==> \result.length <= limit;
      @   ensures limit != 0 ==> 1 <= \result.length;
      @   ensures text.length() == 0 ==> \result.length == 1;
      @   assignable \nothing;
      @*/
    private static String[] splitByPattern(String text, String regex, int limit) {
        return Missing.model("regular expressions");
    }

    /*@ normal_behavior
      @   ensures true;
      @   assignable \nothing;
      @*/
    private static boolean matchesPattern(String text, String regex) {
        return Missing.maybe("regular expressions");
    }

    /*@ normal_behavior
      @   ensures \result != null;
      @   assignable \nothing;
      @*/
    private static String replacedByPattern(String text, String regex, String replacement) {
        return Missing.model("regular expressions");
    }

    public boolean matches(String regex) {
        checkPattern(regex);
        return matchesPattern(this, regex);
    }

    public String replaceAll(String regex, String replacement) {
        checkPattern(regex);
        checkReplacement(replacement);
        return replacedByPattern(this, regex, replacement);
    }

    public String replaceFirst(String regex, String replacement) {
        checkPattern(regex);
        checkReplacement(replacement);
        return replacedByPattern(this, regex, replacement);
    }

    /** A replacement with a `$` or a backslash in it speaks of groups, which may not be there. */
    private static void checkReplacement(String replacement) {
        if (replacement == null) {
            // The JDK looks at it only where it has found something.
            if (Missing.maybe("regular expressions")) {
                throw new NullPointerException();
            }
            return;
        }
        if ((findUnit(replacement, '$', 0) >= 0 || findUnit(replacement, '\\', 0) >= 0) && Missing.maybe("regular expressions")) {
            if (Missing.maybe("regular expressions")) {
                throw new IllegalArgumentException("Illegal group reference");
            }
            throw new IndexOutOfBoundsException("No group");
        }
    }

    public String[] split(String regex, int limit) {
        int unit = singleCharacter(regex);
        if (unit < 0) {
            checkPattern(regex);
            return splitByPattern(this, regex, limit);
        }
        return splitAt((char) unit, limit);
    }

    /*@ normal_behavior
      @   ensures \result != null && \fresh(\result) && \typeof(\result) == \type(String[]);
      @   ensures (\forall int i; 0 <= i && i < \result.length; \result[i] != null && \result[i].length() <= this.length());
      @   ensures limit > 0 ==> \result.length <= limit;
      @   ensures limit != 0 ==> 1 <= \result.length;
      @   ensures this.length() == 0 ==> \result.length == 1;
      @   assignable \nothing;
      @*/
    private String[] splitAt(char unit, int limit) {
        int length = lengthOf(this);
        int pieces = 1;
        for (int at = findUnit(this, unit, 0); at >= 0 && pieces != limit; pieces++) {
            at = findUnit(this, unit, at + 1);
        }
        String[] parts = new String[pieces];
        int start = 0;
        for (int piece = 0; piece < pieces - 1; piece++) {
            int at = findUnit(this, unit, start);
            parts[piece] = substring(start, at);
            start = at + 1;
        }
        parts[pieces - 1] = substring(start, length);
        if (limit == 0 && pieces > 1) {
            while (pieces > 0 && parts[pieces - 1].isEmpty()) {
                pieces--;
            }
            if (pieces < parts.length) {
                String[] shorter = new String[pieces];
                System.arraycopy(parts, 0, shorter, 0, pieces);
                return shorter;
            }
        }
        return parts;
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String between = delimiter.toString();
        StringBuilder result = new StringBuilder();
        for (int index = 0; index < elements.length; index++) {
            if (index > 0) {
                result.append(between);
            }
            result.append(String.valueOf(elements[index]));
        }
        return result.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        Objects.requireNonNull(elements);
        String between = delimiter.toString();
        StringBuilder result = new StringBuilder();
        Iterator<? extends CharSequence> iterator = elements.iterator();
        boolean first = true;
        while (iterator.hasNext()) {
            if (!first) {
                result.append(between);
            }
            first = false;
            result.append(String.valueOf(iterator.next()));
        }
        return result.toString();
    }

    public String toLowerCase() {
        return Casing.toLower(this);
    }

    public String toUpperCase() {
        return Casing.toUpper(this);
    }

    /*@ public normal_behavior
      @   ensures \result != null && \result.length() <= this.length();
      @   ensures !\result.isEmpty() ==> \result.charAt(0) > ' ' && \result.charAt(\result.length() - 1) > ' ';
      @   assignable \nothing;
      @*/
    public String trim() {
        int start = 0;
        int end = lengthOf(this);
        //@ loop_invariant 0 <= start && start <= end;
        while (start < end && unitAt(this, start) <= ' ') {
            start++;
        }
        //@ loop_invariant start <= end && end <= this.length();
        while (start < end && unitAt(this, end - 1) <= ' ') {
            end--;
        }
        return substring(start, end);
    }

    /*@ public normal_behavior
      @   ensures 0 <= \result && \result <= this.length();
      @   assignable \nothing;
      @*/
    private int firstNotWhite() {
        int length = lengthOf(this);
        int index = 0;
        //@ loop_invariant 0 <= index && index <= length;
        while (index < length && Character.isWhitespace(unitAt(this, index))) {
            index++;
        }
        return index;
    }

    /*@ public normal_behavior
      @   ensures \result <= this.length() && (start <= this.length() ==> start <= \result);
      @   assignable \nothing;
      @*/
    private int endOfNotWhite(int start) {
        int end = lengthOf(this);
        //@ loop_invariant end <= this.length() && (start <= this.length() ==> start <= end);
        while (end > start && Character.isWhitespace(unitAt(this, end - 1))) {
            end--;
        }
        return end;
    }

    public String strip() {
        int start = firstNotWhite();
        return substring(start, endOfNotWhite(start));
    }

    public String stripLeading() {
        return substring(firstNotWhite());
    }

    public String stripTrailing() {
        return substring(0, endOfNotWhite(0));
    }

    public boolean isBlank() {
        return firstNotWhite() == lengthOf(this);
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public String toString() {
        return this;
    }

    public char[] toCharArray() {
        int length = lengthOf(this);
        char[] units = new char[length];
        copyUnits(this, 0, length, units, 0);
        return units;
    }

    public static String format(String format, Object... args) {
        return new java.util.Formatter().format(format, args).toString();
    }

    /** What the front end calls where a format fits its arguments, which have no code of the program to run: nothing is thrown. */
    static String formatFitting(String format, Object[] args) {
        return fitted(format, args);
    }

    /*@ normal_behavior
      @   requires_free format != null && args != null;
      @   ensures \result != null;
      @   assignable \nothing;
      @*/
    private static String fitted(String format, Object[] args) {
        return new java.util.Formatter().format(format, args).toString();
    }

    public String formatted(Object... args) {
        return new java.util.Formatter().format(this, args).toString();
    }

    public /*@ pure @*/ static String valueOf(Object obj) {
        return obj == null ? "null" : obj.toString();
    }

    public static String valueOf(char[] data) {
        return fromChars(data, 0, data.length);
    }

    public static String valueOf(char[] data, int offset, int count) {
        checkOffset(offset, count, data.length);
        return fromChars(data, offset, count);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return valueOf(data, offset, count);
    }

    public static String copyValueOf(char[] data) {
        return valueOf(data);
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        return ofUnit(c);
    }

    public static String valueOf(int i) {
        return Integer.toString(i);
    }

    public static String valueOf(long l) {
        return Long.toString(l);
    }

    public static String valueOf(float f) {
        return Float.toString(f);
    }

    public static String valueOf(double d) {
        return Double.toString(d);
    }

    public String intern() {
        return canonical(this);
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        int length = lengthOf(this);
        if (count == 1) {
            return this;
        }
        if ((long) length * count > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        return times(this, count);
    }

    /*@ normal_behavior
      @   requires_free text != null && 0 <= count && text.length() * count <= Integer.MAX_VALUE;
      @   ensures \result != null && \result.length() == text.length() * count;
      @   assignable \nothing;
      @*/
    private static String times(String text, int count) {
        int length = lengthOf(text);
        char[] units = new char[length * count];
        for (int turn = 0; turn < count; turn++) {
            copyUnits(text, 0, length, units, turn * length);
        }
        return count == 0 || length == 0 ? "" : fromChars(units, 0, units.length);
    }

    static native int lengthOf(String string);

    static native char unitAt(String string, int index);

    static native /*@ pure @*/ String fromChars(char[] units, int offset, int count);

    static native String ofUnit(char unit);

    private static native void fill(String underConstruction, String content);

    static native void copyUnits(String string, int begin, int end, char[] target, int at);

    static native String slice(String string, int begin, int end);

    static native String concatenate(String first, String second);

    private static native boolean sameContent(String first, String second);

    private static native boolean sameRegion(String first, int firstFrom, String second, int secondFrom, int length);

    private static native int difference(String first, String second);

    private static native int hashOf(String string);

    private static native int find(String string, String part, int from);

    private static native int findLast(String string, String part, int from);

    private static native int findUnit(String string, char unit, int from);

    private static native String canonical(String string);

    /** The order of compareToIgnoreCase. */
    private static class IgnoringCase implements Comparator<String>, java.io.Serializable {
        public int compare(String first, String second) {
            return difference(first, second.toString(), first.length());
        }

        /*@ normal_behavior
          @   requires_free first != null && second != null && firstLength == first.length();
          @   ensures first.equals(second) ==> \result == 0;
          @   assignable \nothing;
          @*/
        private static int difference(String first, String second, int firstLength) {
            int secondLength = second.length();
            int common = Math.min(firstLength, secondLength);
            for (int index = 0; index < common; index++) {
                int difference = foldedDifference(first, index, second, index);
                if (difference != 0) {
                    // Where the JDK keeps one of the strings in bytes, it does not look for pairs of surrogates.
                    boolean units = Math.abs(difference) > 0xffff && (first.fitsBytes() || second.fitsBytes());
                    return units ? unitAt(first, index) - unitAt(second, index) : difference;
                }
            }
            return firstLength - secondLength;
        }
    }
}
