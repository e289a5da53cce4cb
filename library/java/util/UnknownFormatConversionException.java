package java.util;

/** As the JDK's class of that name. */
public class UnknownFormatConversionException extends IllegalFormatException {
    private final String conversion;

    public UnknownFormatConversionException(String s) {
        this.conversion = Objects.requireNonNull(s);
    }

    public String getConversion() {
        return conversion;
    }

    public String getMessage() {
        return "Conversion = '" + conversion + "'";
    }
}
