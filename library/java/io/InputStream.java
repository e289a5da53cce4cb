package java.io;

import java.util.Objects;

/** Bytes to be read. */
public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        int count = 0;
        while (count < len) {
            int next;
            try {
                next = read();
            } catch (IOException e) {
                // What was read before counts.
                if (count == 0) {
                    throw e;
                }
                break;
            }
            if (next < 0) {
                return count == 0 ? -1 : count;
            }
            b[off + count++] = (byte) next;
        }
        return count;
    }

    public long skip(long n) throws IOException {
        long skipped = 0;
        while (skipped < n && read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public boolean markSupported() {
        return false;
    }
}
