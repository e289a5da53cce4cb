package java.io;

import java.util.Objects;

/** Standard input; other files are not modelled. */
public class FileInputStream extends InputStream {
    private final FileDescriptor file;
    private boolean closed;

    public FileInputStream(FileDescriptor fdObj) {
        this.file = Objects.requireNonNull(fdObj);
    }

    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (closed) {
            throw new IOException("Stream closed");
        }
        return len == 0 ? 0 : readBytes(file.number, b, off, len);
    }

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public void close() throws IOException {
        closed = true;
    }

    private static native int readBytes(int descriptor, byte[] target, int from, int length);
}
