package java.lang;

/** As the JDK's class of that name, which came with Java 21: no case of an exhaustive switch fits, or a pattern's accessor threw. */
public final class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
