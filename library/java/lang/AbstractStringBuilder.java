package java.lang;

/** What StringBuilder and StringBuffer have in common: an array of characters, of which the first ones count. */
abstract class AbstractStringBuilder implements Appendable, CharSequence {
    char[] units;
    int count;

    AbstractStringBuilder(int capacity) {
        units = new char[capacity];
    }

    AbstractStringBuilder(String text) {
        int length = text.length();
        units = new char[length + 16];
        String.copyUnits(text, 0, length, units, 0);
        count = length;
    }

    public int length() {
        return count;
    }

    public int capacity() {
        return units.length;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > units.length) {
            grow(minimumCapacity);
        }
    }

    private void grow(int needed) {
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int doubled = 2 * units.length + 2;
        char[] more = new char[doubled < needed ? needed : doubled];
        System.arraycopy(units, 0, more, 0, count);
        units = more;
    }

    /** Makes room for that many characters more. */
    private void reserve(int more) {
        int needed = count + more;
        if (needed > units.length || needed < 0) {
            grow(needed);
        }
    }

    public void trimToSize() {
        if (count < units.length) {
            char[] exact = new char[count];
            System.arraycopy(units, 0, exact, 0, count);
            units = exact;
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
        if (offset < 0 || offset > count) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + count);
        }
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        if (newLength > units.length) {
            grow(newLength);
        }
        for (int index = count; index < newLength; index++) {
            units[index] = '\0';
        }
        count = newLength;
    }

    public char charAt(int index) {
        checkIndex(index, count);
        return units[index];
    }

    public int codePointAt(int index) {
        checkIndex(index, count);
        return Character.codePointAt(units, index, count);
    }

    public int codePointBefore(int index) {
        if (index < 1 || index > count) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return Character.codePointBefore(units, index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > count || beginIndex > endIndex) {
            throw new IndexOutOfBoundsException();
        }
        return Character.codePointCount(this, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkOwnRange(srcBegin, srcEnd, count);
        checkRange(dstBegin, dstBegin + (srcEnd - srcBegin), dst.length);
        System.arraycopy(units, srcBegin, dst, dstBegin, srcEnd - srcBegin);
    }

    public void setCharAt(int index, char ch) {
        checkIndex(index, count);
        units[index] = ch;
    }

    public AbstractStringBuilder append(Object obj) {
        return append(String.valueOf(obj));
    }

    public AbstractStringBuilder append(String str) {
        String text = str == null ? "null" : str;
        int length = text.length();
        reserve(length);
        String.copyUnits(text, 0, length, units, count);
        count += length;
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
        CharSequence text = s == null ? "null" : s;
        checkRange(start, end, text.length());
        reserve(end - start);
        if (text instanceof String) {
            String.copyUnits((String) text, start, end, units, count);
        } else {
            for (int index = start; index < end; index++) {
                units[count + index - start] = text.charAt(index);
            }
        }
        count += end - start;
        return this;
    }

    public AbstractStringBuilder append(char[] str) {
        return append(str, 0, str.length);
    }

    public AbstractStringBuilder append(char[] str, int offset, int len) {
        checkRange(offset, offset + len, str.length);
        reserve(len);
        System.arraycopy(str, offset, units, count, len);
        count += len;
        return this;
    }

    public AbstractStringBuilder append(boolean b) {
        return append(b ? "true" : "false");
    }

    @Override
    public AbstractStringBuilder append(char c) {
        if (count == units.length) {
            grow(count + 1);
        }
        units[count++] = c;
        return this;
    }

    public AbstractStringBuilder append(int i) {
        return append(Integer.toString(i));
    }

    public AbstractStringBuilder append(long l) {
        return append(Long.toString(l));
    }

    public AbstractStringBuilder append(float f) {
        return append(Float.toString(f));
    }

    public AbstractStringBuilder append(double d) {
        return append(Double.toString(d));
    }

    public AbstractStringBuilder appendCodePoint(int codePoint) {
        if (codePoint >= 0 && codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            return append((char) codePoint);
        }
        return append(Character.toString(codePoint));
    }

    public AbstractStringBuilder delete(int start, int end) {
        int last = end > count ? count : end;
        checkOwnRange(start, last, count);
        int length = last - start;
        if (length > 0) {
            System.arraycopy(units, last, units, start, count - last);
            count -= length;
        }
        return this;
    }

    public AbstractStringBuilder deleteCharAt(int index) {
        checkIndex(index, count);
        System.arraycopy(units, index + 1, units, index, count - index - 1);
        count--;
        return this;
    }

    public AbstractStringBuilder replace(int start, int end, String str) {
        int last = end > count ? count : end;
        checkOwnRange(start, last, count);
        int length = str.length();
        int difference = length - (last - start);
        if (difference > 0) {
            reserve(difference);
        }
        System.arraycopy(units, last, units, last + difference, count - last);
        String.copyUnits(str, 0, length, units, start);
        count += difference;
        return this;
    }

    public String substring(int start) {
        return substring(start, count);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        checkOwnRange(start, end, count);
        return String.fromChars(units, start, end - start);
    }

    /** Moves what stands at the offset and behind it, to make room. */
    private void open(int offset, int length) {
        reserve(length);
        System.arraycopy(units, offset, units, offset + length, count - offset);
        count += length;
    }

    public AbstractStringBuilder insert(int index, char[] str, int offset, int len) {
        checkOffset(index);
        checkOwnRange(offset, offset + len, str.length);
        open(index, len);
        System.arraycopy(str, offset, units, index, len);
        return this;
    }

    public AbstractStringBuilder insert(int offset, Object obj) {
        return insert(offset, String.valueOf(obj));
    }

    public AbstractStringBuilder insert(int offset, String str) {
        checkOffset(offset);
        String text = str == null ? "null" : str;
        int length = text.length();
        open(offset, length);
        String.copyUnits(text, 0, length, units, offset);
        return this;
    }

    public AbstractStringBuilder insert(int offset, char[] str) {
        checkOffset(offset);
        open(offset, str.length);
        System.arraycopy(str, 0, units, offset, str.length);
        return this;
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s) {
        return insert(dstOffset, s == null ? "null" : s.toString());
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        CharSequence text = s == null ? "null" : s;
        checkOffset(dstOffset);
        checkRange(start, end, text.length());
        return insert(dstOffset, text.subSequence(start, end).toString());
    }

    public AbstractStringBuilder insert(int offset, boolean b) {
        return insert(offset, String.valueOf(b));
    }

    public AbstractStringBuilder insert(int offset, char c) {
        checkOffset(offset);
        open(offset, 1);
        units[offset] = c;
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
        return lastIndexOf(str, count);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return text().lastIndexOf(str, fromIndex);
    }

    public AbstractStringBuilder reverse() {
        boolean surrogates = false;
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            char first = units[low];
            char last = units[high];
            units[low++] = last;
            units[high--] = first;
            surrogates |= Character.isSurrogate(first) || Character.isSurrogate(last);
        }
        // The two halves of a character have changed places with it: they go back into order.
        if (surrogates) {
            for (int index = 0; index < count - 1; index++) {
                if (Character.isLowSurrogate(units[index]) && Character.isHighSurrogate(units[index + 1])) {
                    char second = units[index];
                    units[index] = units[index + 1];
                    units[index + 1] = second;
                    index++;
                }
            }
        }
        return this;
    }

    final String text() {
        return String.fromChars(units, 0, count);
    }

    final int compare(AbstractStringBuilder another) {
        return this == another ? 0 : text().compareTo(another.text());
    }

    @Override
    public abstract String toString();
}
