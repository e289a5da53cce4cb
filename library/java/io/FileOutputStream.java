package java.io;

import java.util.Objects;

/** Standard output and standard error; other files are not modelled. */
public class FileOutputStream extends OutputStream {
    private final FileDescriptor file;
    private boolean closed;

    public FileOutputStream(FileDescriptor fdObj) {
        this.file = Objects.requireNonNull(fdObj);
    }

    public void write(int b) throws IOException {
        if (closed) {
            throw new IOException("Stream Closed");
        }
        writeByte(file.number, b);
    }

    /** For PrintStream: the text, encoded. */
    final void write(String text) throws IOException {
        if (closed) {
            throw new IOException("Stream Closed");
        }
        writeText(file.number, text);
    }

    public void close() throws IOException {
        closed = true;
    }

    private static native void writeByte(int descriptor, int value);

    private static native void writeText(int descriptor, String text);
}
