package java.util;

/** As the JDK's class of that name. */
public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    private final String flags;
    private final char conversion;

    public FormatFlagsConversionMismatchException(String f, char c) {
        this.flags = Objects.requireNonNull(f);
        this.conversion = c;
    }

    public String getFlags() {
        return flags;
    }

    public char getConversion() {
        return conversion;
    }

    public String getMessage() {
        return "Conversion = " + conversion + ", Flags = " + flags;
    }
}
