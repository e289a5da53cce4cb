package java.lang;

/** As the JDK's class of that name. */
public class IllegalCallerException extends RuntimeException {
    public IllegalCallerException() {
        super();
    }

    public IllegalCallerException(String message) {
        super(message);
    }

    public IllegalCallerException(Throwable cause) {
        super(cause);
    }

    public IllegalCallerException(String message, Throwable cause) {
        super(message, cause);
    }
}
