package java.util;

/** As the JDK's class of that name. */
public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> argument;

    public IllegalFormatConversionException(char c, Class<?> arg) {
        this.conversion = c;
        this.argument = Objects.requireNonNull(arg);
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return argument;
    }

    public String getMessage() {
        return conversion + " != " + argument.getName();
    }
}
