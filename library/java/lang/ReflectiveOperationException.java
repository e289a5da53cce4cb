package java.lang;

/** As the JDK's class of that name. */
public class ReflectiveOperationException extends Exception {
    public ReflectiveOperationException() {
        super();
    }

    public ReflectiveOperationException(String message) {
        super(message);
    }

    public ReflectiveOperationException(Throwable cause) {
        super(cause);
    }

    public ReflectiveOperationException(String message, Throwable cause) {
        super(message, cause);
    }
}
