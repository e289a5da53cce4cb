package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/** Reads words, numbers and lines of a text. Words are separated by white space; other delimiters and patterns are left out. */
public final class Scanner implements Iterator<String>, Closeable {
    /** Where the text comes from; null if all of it is in the buffer. */
    private InputStream source;
    private byte[] bytes;
    /** Bytes at the beginning of the array that begin a character and await the rest of it. */
    private int pending;
    private IOException lastException;
    private boolean closed;

    private char[] buffer;
    private int position;
    private int end;

    /** The word that was found last. */
    private int wordStart;
    private int wordEnd;
    private int radix = 10;

    public Scanner(InputStream source) {
        this.source = Objects.requireNonNull(source, "source");
        this.bytes = new byte[8192];
        this.buffer = new char[1024];
    }

    public Scanner(String source) {
        this.buffer = source.toCharArray();
        this.end = buffer.length;
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    /** Reads more of the text; false at its end. What was found so far moves with the buffer. */
    private boolean more() {
        if (source == null) {
            return false;
        }
        int count = -1;
        try {
            count = source.read(bytes, pending, bytes.length - pending);
        } catch (IOException e) {
            lastException = e;
        }
        String text;
        if (count < 0) {
            source = null;
            text = new String(bytes, 0, pending);
            pending = 0;
        } else {
            int all = pending + count;
            int whole = wholeCharacters(all);
            text = new String(bytes, 0, whole);
            pending = all - whole;
            System.arraycopy(bytes, whole, bytes, 0, pending);
        }
        append(text);
        return source != null || !text.isEmpty();
    }

    /** How many of the bytes make whole characters of UTF-8. */
    private int wholeCharacters(int all) {
        for (int back = 1; back <= 3 && back <= all; back++) {
            int unit = bytes[all - back] & 0xff;
            if (unit < 0x80) {
                return all;
            }
            if (unit >= 0xc0) {
                int needed = unit >= 0xf0 ? 4 : unit >= 0xe0 ? 3 : 2;
                return needed > back ? all - back : all;
            }
        }
        return all;
    }

    private void append(String text) {
        int length = text.length();
        if (end + length > buffer.length) {
            char[] target = end - position + length > buffer.length ? new char[2 * (end - position + length)] : buffer;
            System.arraycopy(buffer, position, target, 0, end - position);
            buffer = target;
            end -= position;
            wordStart -= position;
            wordEnd -= position;
            position = 0;
        }
        text.getChars(0, length, buffer, end);
        end += length;
    }

    /** Finds the next word, without taking it; false if there is none. */
    private boolean findWord() {
        wordStart = position;
        while (true) {
            while (wordStart < end && Character.isWhitespace(buffer[wordStart])) {
                wordStart++;
            }
            if (wordStart < end) {
                break;
            }
            if (!more()) {
                return false;
            }
        }
        wordEnd = wordStart;
        while (true) {
            while (wordEnd < end && !Character.isWhitespace(buffer[wordEnd])) {
                wordEnd++;
            }
            if (wordEnd < end || !more()) {
                return true;
            }
        }
    }

    private String word() {
        return new String(buffer, wordStart, wordEnd - wordStart);
    }

    /** The next word, without taking it; throws if there is none. */
    private String peek() {
        ensureOpen();
        boolean found = findWord();
        // The white space before it is taken, whatever the word is.
        position = wordStart;
        if (!found) {
            throw new NoSuchElementException();
        }
        return word();
    }

    public boolean hasNext() {
        ensureOpen();
        return findWord();
    }

    public String next() {
        String word = peek();
        position = wordEnd;
        return word;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (source != null) {
            try {
                source.close();
            } catch (IOException e) {
                lastException = e;
            }
        }
    }

    public IOException ioException() {
        return lastException;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        checkRadix(radix);
        this.radix = radix;
        return this;
    }

    private static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
    }

    /** Finds the end of the line at the position: the index of its separator, or the end of the text. */
    private int endOfLine() {
        int at = position;
        while (true) {
            while (at < end) {
                if (isSeparator(buffer[at])) {
                    return at;
                }
                at++;
            }
            int before = at - position;
            if (!more()) {
                return end;
            }
            at = position + before;
        }
    }

    private static boolean isSeparator(char unit) {
        return unit == '\n' || unit == '\r' || unit == '\u2028' || unit == '\u2029' || unit == '\u0085';
    }

    public boolean hasNextLine() {
        ensureOpen();
        endOfLine();
        return position < end;
    }

    public String nextLine() {
        ensureOpen();
        int length = endOfLine() - position;
        if (position == end) {
            throw new NoSuchElementException("No line found");
        }
        String line = new String(buffer, position, length);
        int at = position + length;
        if (at < end) {
            // A carriage return may be the first half of a separator.
            if (buffer[at] == '\r' && at + 1 == end) {
                more();
                at = position + length;
            }
            at += buffer[at] == '\r' && at + 1 < end && buffer[at + 1] == '\n' ? 2 : 1;
        }
        position = at;
        return line;
    }

    public boolean hasNextBoolean() {
        ensureOpen();
        return findWord() && isBoolean(word());
    }

    private static boolean isBoolean(String word) {
        return word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false");
    }

    public boolean nextBoolean() {
        String word = peek();
        if (!isBoolean(word)) {
            throw new InputMismatchException();
        }
        position = wordEnd;
        return Boolean.parseBoolean(word);
    }

    /** The next word, which must have the form of a whole number, without the commas that may group its digits. */
    private String wholeNumber(int radix) {
        checkRadix(radix);
        String word = peek();
        if (!ScannedNumbers.isWhole(word, radix)) {
            throw new InputMismatchException();
        }
        return word.replace(",", "");
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        try {
            int number = Integer.parseInt(wholeNumber(radix), radix);
            position = wordEnd;
            return number;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        try {
            long number = Long.parseLong(wholeNumber(radix), radix);
            position = wordEnd;
            return number;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int radix) {
        try {
            short number = Short.parseShort(wholeNumber(radix), radix);
            position = wordEnd;
            return number;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int radix) {
        try {
            byte number = Byte.parseByte(wholeNumber(radix), radix);
            position = wordEnd;
            return number;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    /** Whether the next word is a whole number within the bounds. */
    private boolean hasNextWhole(int radix, long least, long most) {
        ensureOpen();
        checkRadix(radix);
        if (!findWord() || !ScannedNumbers.isWhole(word(), radix)) {
            return false;
        }
        try {
            long number = Long.parseLong(word().replace(",", ""), radix);
            return number >= least && number <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int radix) {
        return hasNextWhole(radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int radix) {
        return hasNextWhole(radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public boolean hasNextShort() {
        return hasNextShort(radix);
    }

    public boolean hasNextShort(int radix) {
        return hasNextWhole(radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public boolean hasNextByte() {
        return hasNextByte(radix);
    }

    public boolean hasNextByte(int radix) {
        return hasNextWhole(radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public boolean hasNextDouble() {
        ensureOpen();
        if (!findWord() || !ScannedNumbers.isFraction(word())) {
            return false;
        }
        try {
            Double.parseDouble(ScannedNumbers.plain(word()));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    private String fraction() {
        String word = peek();
        if (!ScannedNumbers.isFraction(word)) {
            throw new InputMismatchException();
        }
        return ScannedNumbers.plain(word);
    }

    public double nextDouble() {
        try {
            double number = Double.parseDouble(fraction());
            position = wordEnd;
            return number;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }

    public float nextFloat() {
        try {
            float number = Float.parseFloat(fraction());
            position = wordEnd;
            return number;
        } catch (NumberFormatException e) {
            throw new InputMismatchException(e.getMessage());
        }
    }
}
