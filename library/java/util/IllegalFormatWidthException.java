package java.util;

/** As the JDK's class of that name. */
public class IllegalFormatWidthException extends IllegalFormatException {
    private final int width;

    public IllegalFormatWidthException(int w) {
        this.width = w;
    }

    public int getWidth() {
        return width;
    }

    public String getMessage() {
        return Integer.toString(width);
    }
}
