package java.util;

/** As the JDK's class of that name. */
public class MissingFormatArgumentException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatArgumentException(String s) {
        this.specifier = Objects.requireNonNull(s);
    }

    public String getFormatSpecifier() {
        return specifier;
    }

    public String getMessage() {
        return "Format specifier '" + specifier + "'";
    }
}
