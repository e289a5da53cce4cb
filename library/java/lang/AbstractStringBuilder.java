package java.lang;

import invar.logic.Identity;
import invar.logic.Running;

/** What StringBuilder and StringBuffer have in common: a text in a place. */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    /** The text, but for its tail; null if there is none. */
    private String text;
    /** When run: what came last, so that a long text is not copied for each character; null if there is none. */
    private String tail;
    /** When run: how many characters the JDK's array has room for. */
    private int capacity;

    /** So long a tail becomes part of the text. */
    private static final int LONGEST_TAIL = 2000;

    AbstractStringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.valueOf(capacity));
        }
        this.capacity = capacity;
    }

    AbstractStringBuilder(String text) {
        int length = text.length();
        this.text = text;
        this.capacity = length + 16;
    }

    final String text() {
        if (Running.isOn() && tail != null) {
            text = text == null ? tail : String.concatenate(text, tail);
            tail = null;
        }
        return text == null ? "" : text;
    }

    /** The text, in a string of its own. */
    final String copy() {
        return String.slice(text(), 0, length());
    }

    public int length() {
        if (Running.isOn() && tail != null) {
            return (text == null ? 0 : String.lengthOf(text)) + String.lengthOf(tail);
        }
        return text == null ? 0 : String.lengthOf(text);
    }

    public int capacity() {
        return Running.isOn() ? capacity : Identity.number(length(), Integer.MAX_VALUE);
    }

    public void ensureCapacity(int minimumCapacity) {
        if (Running.isOn() && minimumCapacity > capacity) {
            grow(minimumCapacity);
        }
    }

    private void grow(int needed) {
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int doubled = 2 * capacity + 2;
        capacity = doubled < needed ? needed : doubled;
    }

    /** When run: makes room for that many characters more. */
    private void reserve(int more) {
        int needed = length() + more;
        if (needed > capacity || needed < 0) {
            grow(needed);
        }
    }

    /** One more piece of text, which is not null. */
    private void add(String more) {
        if (Running.isOn()) {
            reserve(String.lengthOf(more));
            tail = tail == null ? more : String.concatenate(tail, more);
            if (String.lengthOf(tail) > LONGEST_TAIL) {
                text();
            }
        } else {
            text = text == null ? more : String.concatenate(text, more);
        }
    }

    /** Other text in the place of what stands from one index to before another. */
    private void splice(int start, int end, String more) {
        String before = text();
        int length = String.lengthOf(before);
        if (Running.isOn() && String.lengthOf(more) > end - start) {
            reserve(String.lengthOf(more) - (end - start));
        }
        String front = String.concatenate(String.slice(before, 0, start), more);
        text = end == length ? front : String.concatenate(front, String.slice(before, end, length));
    }

    public void trimToSize() {
        if (Running.isOn()) {
            capacity = length();
        }
    }

    private static void checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length);
        }
    }

    private static String range(int start, int end, int length) {
        return "start " + start + ", end " + end + ", length " + length;
    }

    private static void checkRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException(range(start, end, length));
        }
    }

    private static void checkOwnRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException(range(start, end, length));
        }
    }

    private void checkOffset(int offset) {
        int length = length();
        if (offset < 0 || offset > length) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length);
        }
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        int length = length();
        ensureCapacity(newLength);
        if (newLength < length) {
            text = String.slice(text(), 0, newLength);
        } else if (newLength > length) {
            text = String.concatenate(text(), "\0".repeat(newLength - length));
        }
    }

    public char charAt(int index) {
        checkIndex(index, length());
        return String.unitAt(text(), index);
    }

    public int codePointAt(int index) {
        checkIndex(index, length());
        return text().codePointAt(index);
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return text().codePointBefore(index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > length() || beginIndex > endIndex) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkOwnRange(srcBegin, srcEnd, length());
        checkRange(dstBegin, dstBegin + (srcEnd - srcBegin), dst.length);
        String.copyUnits(text(), srcBegin, srcEnd, dst, dstBegin);
    }

    public void setCharAt(int index, char ch) {
        checkIndex(index, length());
        splice(index, index + 1, String.ofUnit(ch));
    }

    public AbstractStringBuilder append(Object obj) {
        return append(String.valueOf(obj));
    }

    public AbstractStringBuilder append(String str) {
        add(str == null ? "null" : str);
        return this;
    }

    public AbstractStringBuilder append(StringBuffer sb) {
        return append((Object) sb);
    }

    @Override
    public AbstractStringBuilder append(CharSequence s) {
        if (s == null || s instanceof String) {
            return append((String) s);
        }
        return append(s, 0, s.length());
    }

    @Override
    public AbstractStringBuilder append(CharSequence s, int start, int end) {
        CharSequence whole = s == null ? "null" : s;
        checkRange(start, end, whole.length());
        if (whole instanceof String) {
            add(String.slice((String) whole, start, end));
        } else if (whole instanceof AbstractStringBuilder) {
            add(String.slice(((AbstractStringBuilder) whole).text(), start, end));
        } else {
            for (int index = start; index < end; index++) {
                add(String.ofUnit(whole.charAt(index)));
            }
        }
        return this;
    }

    public AbstractStringBuilder append(char[] str) {
        add(String.fromChars(str, 0, str.length));
        return this;
    }

    public AbstractStringBuilder append(char[] str, int offset, int len) {
        checkRange(offset, offset + len, str.length);
        add(String.fromChars(str, offset, len));
        return this;
    }

    public AbstractStringBuilder append(boolean b) {
        add(b ? "true" : "false");
        return this;
    }

    @Override
    public AbstractStringBuilder append(char c) {
        add(String.ofUnit(c));
        return this;
    }

    public AbstractStringBuilder append(int i) {
        add(Integer.toString(i));
        return this;
    }

    public AbstractStringBuilder append(long l) {
        add(Long.toString(l));
        return this;
    }

    public AbstractStringBuilder append(float f) {
        add(Float.toString(f));
        return this;
    }

    public AbstractStringBuilder append(double d) {
        add(Double.toString(d));
        return this;
    }

    public AbstractStringBuilder appendCodePoint(int codePoint) {
        if (codePoint >= 0 && codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            return append((char) codePoint);
        }
        return append(Character.toString(codePoint));
    }

    public AbstractStringBuilder delete(int start, int end) {
        int length = length();
        int last = end > length ? length : end;
        checkOwnRange(start, last, length);
        splice(start, last, "");
        return this;
    }

    public AbstractStringBuilder deleteCharAt(int index) {
        checkIndex(index, length());
        splice(index, index + 1, "");
        return this;
    }

    public AbstractStringBuilder replace(int start, int end, String str) {
        int length = length();
        int last = end > length ? length : end;
        checkOwnRange(start, last, length);
        splice(start, last, str.toString());
        return this;
    }

    public String substring(int start) {
        return substring(start, length());
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        checkOwnRange(start, end, length());
        return String.slice(text(), start, end);
    }

    public AbstractStringBuilder insert(int index, char[] str, int offset, int len) {
        checkOffset(index);
        checkOwnRange(offset, offset + len, str.length);
        splice(index, index, String.fromChars(str, offset, len));
        return this;
    }

    public AbstractStringBuilder insert(int offset, Object obj) {
        return insert(offset, String.valueOf(obj));
    }

    public AbstractStringBuilder insert(int offset, String str) {
        checkOffset(offset);
        splice(offset, offset, str == null ? "null" : str);
        return this;
    }

    public AbstractStringBuilder insert(int offset, char[] str) {
        checkOffset(offset);
        splice(offset, offset, String.fromChars(str, 0, str.length));
        return this;
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s) {
        return insert(dstOffset, s == null ? "null" : s.toString());
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        CharSequence whole = s == null ? "null" : s;
        checkOffset(dstOffset);
        checkRange(start, end, whole.length());
        return insert(dstOffset, whole.subSequence(start, end).toString());
    }

    public AbstractStringBuilder insert(int offset, boolean b) {
        return insert(offset, String.valueOf(b));
    }

    public AbstractStringBuilder insert(int offset, char c) {
        checkOffset(offset);
        splice(offset, offset, String.ofUnit(c));
        return this;
    }

    public AbstractStringBuilder insert(int offset, int i) {
        return insert(offset, String.valueOf(i));
    }

    public AbstractStringBuilder insert(int offset, long l) {
        return insert(offset, String.valueOf(l));
    }

    public AbstractStringBuilder insert(int offset, float f) {
        return insert(offset, String.valueOf(f));
    }

    public AbstractStringBuilder insert(int offset, double d) {
        return insert(offset, String.valueOf(d));
    }

    public int indexOf(String str) {
        return indexOf(str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return text().indexOf(str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(str, length());
    }

    public int lastIndexOf(String str, int fromIndex) {
        return text().lastIndexOf(str, fromIndex);
    }

    public AbstractStringBuilder reverse() {
        text = reversed(text());
        return this;
    }

    /*@ normal_behavior
      @   requires_free forwards != null;
      @   ensures \result != null && \result.length() == forwards.length();
      @   assignable \nothing;
      @*/
    private static String reversed(String forwards) {
        char[] units = forwards.toCharArray();
        boolean surrogates = false;
        int low = 0;
        int high = units.length - 1;
        //@ loop_invariant 0 <= low && low + high == units.length - 1;
        while (low <= high) {
            char first = units[low];
            char last = units[high];
            units[low++] = last;
            units[high--] = first;
            surrogates |= Character.isSurrogate(first) || Character.isSurrogate(last);
        }
        // The two halves of a character have changed places with it: they go back into order.
        if (surrogates) {
            for (int index = 0; index < units.length - 1; index++) {
                if (Character.isLowSurrogate(units[index]) && Character.isHighSurrogate(units[index + 1])) {
                    char second = units[index];
                    units[index] = units[index + 1];
                    units[index + 1] = second;
                    index++;
                }
            }
        }
        return String.fromChars(units, 0, units.length);
    }

    final int compare(AbstractStringBuilder another) {
        return this == another ? 0 : text().compareTo(another.text());
    }

    @Override
    public abstract String toString();
}
