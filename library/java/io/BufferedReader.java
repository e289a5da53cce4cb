package java.io;

import java.util.Objects;

/** Lines of characters; marks are left out. */
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

    public java.util.stream.Stream<String> lines() {
        int characteristics = java.util.Spliterator.ORDERED | java.util.Spliterator.NONNULL;
        return java.util.stream.StreamSupport.stream(java.util.Spliterators.spliteratorUnknownSize(new Lines(this), characteristics), false);
    }

    /** Goes over the lines that have not been read. */
    private static final class Lines implements java.util.Iterator<String> {
        private final BufferedReader reader;
        private String line;

        Lines(BufferedReader reader) {
            this.reader = reader;
        }

        @Override
        public boolean hasNext() {
            if (line == null) {
                try {
                    line = reader.readLine();
                } catch (IOException exception) {
                    throw new UncheckedIOException(exception);
                }
            }
            return line != null;
        }

        @Override
        public String next() {
            if (!hasNext()) {
                throw new java.util.NoSuchElementException();
            }
            String given = line;
            line = null;
            return given;
        }
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
