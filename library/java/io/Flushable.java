package java.io;

/** What may hold back what was written to it. */
public interface Flushable {
    void flush() throws IOException;
}
