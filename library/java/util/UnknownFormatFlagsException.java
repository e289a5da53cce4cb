package java.util;

/** As the JDK's class of that name. */
public class UnknownFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public UnknownFormatFlagsException(String f) {
        this.flags = Objects.requireNonNull(f);
    }

    public String getFlags() {
        return flags;
    }

    public String getMessage() {
        return "Flags = " + flags;
    }
}
