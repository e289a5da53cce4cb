package java.io;

/** What is closed with nothing worse than an IOException. */
public interface Closeable extends AutoCloseable {
    public void close() throws IOException;
}
