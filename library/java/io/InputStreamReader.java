package java.io;

import java.util.Objects;

/** The characters that bytes encode in UTF-8; other charsets are left out. */
public class InputStreamReader extends Reader {
    private final InputStream in;
    private boolean closed;
    private boolean ended;
    private final byte[] bytes = new byte[8192];
    /** Bytes at the beginning of the array that begin a character and await the rest of it. */
    private int pending;
    /** What was decoded and not yet read. */
    private String text = "";
    private int next;

    public InputStreamReader(InputStream in) {
        super(in);
        this.in = in;
    }

    public int read() throws IOException {
        if (!fill()) {
            return -1;
        }
        return text.charAt(next++);
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, cbuf.length);
        if (len == 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int count = Math.min(len, text.length() - next);
        text.getChars(next, next + count, cbuf, off);
        next += count;
        return count;
    }

    public boolean ready() throws IOException {
        ensureOpen();
        return next < text.length() || in.available() > 0;
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    /** Sees to it that there is a character to be read; false at the end. */
    private boolean fill() throws IOException {
        ensureOpen();
        while (next == text.length() && !ended) {
            int count = in.read(bytes, pending, bytes.length - pending);
            int all = count < 0 ? pending : pending + count;
            ended = count < 0;
            int whole = ended ? all : wholeCharacters(all);
            text = new String(bytes, 0, whole);
            next = 0;
            pending = all - whole;
            System.arraycopy(bytes, whole, bytes, 0, pending);
        }
        return next < text.length();
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

    public void close() throws IOException {
        closed = true;
        in.close();
    }
}
