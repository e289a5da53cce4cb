/** A fixed number of flags, 64 to a word. */
public class BitFlags {
    private final long[] words;
    private final int length;

    public BitFlags(int length) {
        if (length < 0 || length > 1_000_000) {
            throw new IllegalArgumentException("length " + length);
        }
        this.length = length;
        this.words = new long[(length + 63) / 64];
        assert words.length * 64 >= length;
    }

    public int length() {
        return length;
    }

    public boolean get(int index) {
        check(index);
        return (words[index >> 6] & (1L << (index & 63))) != 0;
    }

    public void set(int index, boolean value) {
        check(index);
        if (value) {
            words[index >> 6] |= 1L << (index & 63);
        } else {
            words[index >> 6] &= ~(1L << (index & 63));
        }
    }

    private void check(int index) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("flag " + index + " of " + length);
        }
    }

    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        assert count <= length;
        return count;
    }

    public void setAll(BitFlags other) {
        if (other.length != length) {
            throw new IllegalArgumentException("lengths differ");
        }
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    /** The first flag that is set at or after the given one, or -1. */
    public int next(int from) {
        for (int i = Math.max(from, 0); i < length; i++) {
            if (get(i)) {
                assert i >= from;
                return i;
            }
        }
        return -1;
    }
}
