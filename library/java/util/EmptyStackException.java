package java.util;

/** As the JDK's class of that name. */
public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}
