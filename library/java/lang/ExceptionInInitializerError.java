package java.lang;

/** As the JDK's class of that name. */
public class ExceptionInInitializerError extends LinkageError {
    public ExceptionInInitializerError() {
        super();
        settleCause(null);
    }

    public ExceptionInInitializerError(Throwable thrown) {
        super(null, thrown);
    }

    public ExceptionInInitializerError(String s) {
        super(s, null);
    }

    public Throwable getException() {
        return getCause();
    }
}
