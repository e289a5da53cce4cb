package java.util;

/** As the JDK's class of that name. */
public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
        super();
    }
}
