package java.io;

import invar.logic.Output;
import java.util.Objects;

/** Text goes out as it is printed: nothing is held back, and the encoding is UTF-8. */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private boolean trouble;
    private boolean closed;

    public PrintStream(OutputStream out) {
        super(Objects.requireNonNull(out, "Null output stream"));
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        this(out);
    }

    private void put(String text) {
        if (!Output.isSeen()) {
            return;
        }
        if (closed) {
            trouble = true;
            return;
        }
        try {
            if (out instanceof FileOutputStream) {
                ((FileOutputStream) out).write(text);
            } else if (out instanceof PrintStream) {
                ((PrintStream) out).put(text);
            } else {
                out.write(text.getBytes());
            }
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void flush() {
        try {
            if (!closed && Output.isSeen()) {
                out.flush();
            }
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void close() {
        if (!closed && Output.isSeen()) {
            closed = true;
            try {
                out.close();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    public boolean checkError() {
        flush();
        return Output.isSeen() ? trouble : Output.isInTrouble();
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int b) {
        try {
            if (!Output.isSeen()) {
                return;
            }
            if (closed) {
                throw new IOException("Stream closed");
            }
            out.write(b);
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void write(byte[] buf, int off, int len) {
        try {
            if (!Output.isSeen()) {
                Objects.checkFromIndexSize(off, len, buf.length);
                return;
            }
            if (closed) {
                throw new IOException("Stream closed");
            }
            out.write(buf, off, len);
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void write(byte[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    public void writeBytes(byte[] buf) {
        write(buf, 0, buf.length);
    }

    public void print(boolean b) {
        put(String.valueOf(b));
    }

    public void print(char c) {
        put(String.valueOf(c));
    }

    public void print(int i) {
        put(String.valueOf(i));
    }

    public void print(long l) {
        put(String.valueOf(l));
    }

    public void print(float f) {
        put(String.valueOf(f));
    }

    public void print(double d) {
        put(String.valueOf(d));
    }

    public void print(char[] s) {
        put(String.valueOf(s));
    }

    public void print(String s) {
        put(s == null ? "null" : s);
    }

    public void print(Object obj) {
        print(String.valueOf(obj));
    }

    public void println() {
        put("\n");
    }

    public void println(boolean x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(char x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(int x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(long x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(float x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(double x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(char[] x) {
        put(String.valueOf(x).concat("\n"));
    }

    public void println(String x) {
        put(x + "\n");
    }

    public void println(Object x) {
        put(String.valueOf(x) + "\n");
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream format(String format, Object... args) {
        new java.util.Formatter((Appendable) this).format(format, args);
        return this;
    }

    public PrintStream append(CharSequence csq) {
        print(String.valueOf(csq));
        return this;
    }

    public PrintStream append(CharSequence csq, int start, int end) {
        CharSequence text = csq == null ? "null" : csq;
        return append(text.subSequence(start, end));
    }

    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
