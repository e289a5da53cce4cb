package java.io;

import java.util.Objects;

/** Lines of characters; what gives streams, and marks, are left out. */
public class BufferedReader extends Reader {
    private Reader in;
    private final char[] buffer;
    private int next;
    private int end;
    /** Whether the line that was read last ended with a carriage return, whose line feed may follow. */
    private boolean skipLineFeed;

    public BufferedReader(Reader in, int sz) {
        super(in);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
        this.buffer = new char[sz];
    }

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    /** Sees to it that there is a character to be read; false at the end. */
    private boolean fill() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
        while (true) {
            while (next == end) {
                int count = in.read(buffer, 0, buffer.length);
                if (count < 0) {
                    return false;
                }
                next = 0;
                end = count;
            }
            if (!skipLineFeed) {
                return true;
            }
            skipLineFeed = false;
            if (buffer[next] != '\n') {
                return true;
            }
            next++;
        }
    }

    public int read() throws IOException {
        return fill() ? buffer[next++] : -1;
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, cbuf.length);
        if (len == 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int count = Math.min(len, end - next);
        System.arraycopy(buffer, next, cbuf, off, count);
        next += count;
        return count;
    }

    public String readLine() throws IOException {
        if (!fill()) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        do {
            int start = next;
            while (next < end && buffer[next] != '\n' && buffer[next] != '\r') {
                next++;
            }
            line.append(buffer, start, next - start);
            if (next < end) {
                skipLineFeed = buffer[next++] == '\r';
                break;
            }
        } while (fill());
        return line.toString();
    }

    public boolean ready() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
        return next < end || in.ready();
    }

    public void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
        }
    }
}
