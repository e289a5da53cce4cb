/** The text of an editor; the gap is where the cursor stands. */
public class GapBuffer {
    private static final int MAX = 1 << 20;

    private char[] chars = new char[8];
    private int gapStart;
    private int gapEnd = 8;

    public int length() {
        assert gapStart <= gapEnd && gapEnd <= chars.length;
        return chars.length - (gapEnd - gapStart);
    }

    public int cursor() {
        return gapStart;
    }

    public void insert(char c) {
        if (gapStart == gapEnd) {
            grow();
        }
        assert gapStart < gapEnd;
        chars[gapStart++] = c;
    }

    public void insert(String text) {
        for (int i = 0; i < text.length(); i++) {
            insert(text.charAt(i));
        }
    }

    public boolean backspace() {
        if (gapStart == 0) {
            return false;
        }
        gapStart--;
        return true;
    }

    public boolean delete() {
        if (gapEnd == chars.length) {
            return false;
        }
        gapEnd++;
        return true;
    }

    public void moveTo(int position) {
        if (position < 0 || position > length()) {
            throw new IllegalArgumentException("position " + position);
        }
        while (gapStart > position) {
            chars[--gapEnd] = chars[--gapStart];
        }
        while (gapStart < position) {
            chars[gapStart++] = chars[gapEnd++];
        }
        assert gapStart == position;
    }

    private void grow() {
        if (chars.length >= MAX) {
            throw new IllegalStateException("text too long");
        }
        char[] larger = new char[chars.length * 2];
        int tail = chars.length - gapEnd;
        System.arraycopy(chars, 0, larger, 0, gapStart);
        System.arraycopy(chars, gapEnd, larger, larger.length - tail, tail);
        gapEnd = larger.length - tail;
        chars = larger;
    }

    @Override
    public String toString() {
        return new String(chars, 0, gapStart) + new String(chars, gapEnd, chars.length - gapEnd);
    }
}
