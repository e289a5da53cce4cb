package java.util;

/** As the JDK's class of that name. */
public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() {
        super();
    }

    public InputMismatchException(String message) {
        super(message);
    }
}
