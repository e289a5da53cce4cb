package java.util;

/** As the JDK's class of that name. */
public class MissingFormatWidthException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatWidthException(String s) {
        this.specifier = Objects.requireNonNull(s);
    }

    public String getFormatSpecifier() {
        return specifier;
    }

    public String getMessage() {
        return specifier;
    }
}
