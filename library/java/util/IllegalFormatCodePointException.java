package java.util;

/** As the JDK's class of that name. */
public class IllegalFormatCodePointException extends IllegalFormatException {
    private final int codePoint;

    public IllegalFormatCodePointException(int c) {
        this.codePoint = c;
    }

    public int getCodePoint() {
        return codePoint;
    }

    public String getMessage() {
        return "Code point = 0x" + Integer.toHexString(codePoint);
    }
}
