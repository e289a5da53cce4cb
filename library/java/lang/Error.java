package java.lang;

/** As the JDK's class of that name. */
public class Error extends Throwable {
    public Error() {
        super();
    }

    public Error(String message) {
        super(message);
    }

    public Error(Throwable cause) {
        super(cause);
    }

    public Error(String message, Throwable cause) {
        super(message, cause);
    }

    protected Error(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        super(message, cause, enableSuppression, writableStackTrace);
    }
}
