package java.lang;

/** As the JDK's class of that name. */
public abstract class VirtualMachineError extends Error {
    public VirtualMachineError() {
        super();
    }

    public VirtualMachineError(String message) {
        super(message);
    }

    public VirtualMachineError(Throwable cause) {
        super(cause);
    }

    public VirtualMachineError(String message, Throwable cause) {
        super(message, cause);
    }
}
