package java.util;

/** As the JDK's class of that name. */
public class IllegalFormatPrecisionException extends IllegalFormatException {
    private final int precision;

    public IllegalFormatPrecisionException(int p) {
        this.precision = p;
    }

    public int getPrecision() {
        return precision;
    }

    public String getMessage() {
        return Integer.toString(precision);
    }
}
