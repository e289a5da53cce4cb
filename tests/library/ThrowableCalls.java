/** Calls of java.lang.Throwable and the constructors of exceptions. */
public class ThrowableCalls {
    public static void main(String[] args) {
        new Arguments(args).make(15, 20, ThrowableCalls::result);
    }

    static String about(Throwable thrown) {
        StringBuilder text = new StringBuilder(thrown + " | " + thrown.getMessage() + " | " + thrown.getLocalizedMessage() + " | " + thrown.getCause());
        for (Throwable suppressed : thrown.getSuppressed()) {
            text.append(" + ").append(suppressed);
        }
        return text.toString();
    }

    static Object result(Arguments with, int which) {
        String message = with.textOrNull();
        Throwable cause = with.truth() ? new IllegalStateException(with.text()) : null;
        return switch (which) {
            case 0 -> about(new Throwable(message, cause));
            case 1 -> about(new Exception(cause));
            case 2 -> about(new RuntimeException(message));
            case 3 -> about(new Error(message, cause));
            case 4 -> about(new IllegalArgumentException(cause));
            case 5 -> about(new AssertionError(with.object()));
            case 6 -> about(new AssertionError((Object) cause));
            case 7 -> about(new AssertionError(message, cause));
            case 8 -> about(new AssertionError(with.wide())) + new AssertionError(with.unit()) + new AssertionError(with.truth());
            case 9 -> about(new ArrayIndexOutOfBoundsException(with.index()));
            case 10 -> about(new StringIndexOutOfBoundsException(with.index()));
            case 11 -> about(new IndexOutOfBoundsException(with.index())) + about(new IndexOutOfBoundsException(with.wide()));
            case 12 -> about(new ExceptionInInitializerError(cause));
            case 13 -> about(new UnsupportedOperationException(message, cause).initCause(new Error()));
            case 14 -> about(new ArithmeticException(message).initCause(cause));
            case 15 -> {
                Exception exception = new Exception(message);
                exception.addSuppressed(with.truth() ? exception : cause);
                yield about(exception);
            }
            case 16 -> {
                Exception exception = new Exception(message);
                exception.addSuppressed(new Error("first"));
                exception.addSuppressed(new Error("second"));
                yield about(exception);
            }
            case 17 -> {
                Exception exception = new Exception(message);
                yield about(exception.initCause(with.truth() ? exception : null));
            }
            case 18 -> about(new java.util.NoSuchElementException(message)) + about(new CloneNotSupportedException(message));
            default -> about(new java.io.UncheckedIOException(message, new java.io.IOException(cause)));
        };
    }
}
