package java.util;

/** As the JDK's class of that name. */
public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
