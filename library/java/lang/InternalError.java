package java.lang;

/** As the JDK's class of that name. */
public class InternalError extends VirtualMachineError {
    public InternalError() {
        super();
    }

    public InternalError(String message) {
        super(message);
    }

    public InternalError(Throwable cause) {
        super(cause);
    }

    public InternalError(String message, Throwable cause) {
        super(message, cause);
    }
}
