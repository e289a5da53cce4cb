// Exceptions against results: retry with backoff, error codes in an enum, unwinding several frames, cleanup order. Ends uncaught.
import java.util.function.Supplier;

public class ResultTypes {
    enum Code {
        RETRY(true), ABORT(false), IGNORE(false);

        final boolean again;

        Code(boolean again) {
            this.again = again;
        }

        Failure failure(String why) {
            return new Failure(this, why);
        }
    }

    static final class Failure extends RuntimeException {
        private final Code code;
        private int attempts;

        private Failure(Code code, String why) {
            super(code + ": " + why);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + (attempts > 0 ? " (" + attempts + ")" : "");
        }
    }

    static int cleanups;

    static <T> T retry(int times, Supplier<T> work) {
        Failure last = null;
        for (int i = 1; i <= times; i++) {
            try {
                return work.get();
            } catch (Failure f) {
                f.attempts = i;
                if (last != null) {
                    f.addSuppressed(last);
                }
                last = f;
                if (!f.code.again) {
                    break;
                }
            } finally {
                cleanups++;
            }
        }
        if (last != null && last.code == Code.IGNORE) {
            return null;
        }
        throw last == null ? new IllegalArgumentException("times " + times) : last;
    }

    static int calls;

    static String flaky(int until) {
        if (++calls < until) {
            throw Code.RETRY.failure("call " + calls);
        }
        return "ok after " + calls;
    }

    public static void main(String[] args) {
        System.out.println(retry(5, () -> flaky(3)) + ", cleanups " + cleanups);
        calls = 0;
        try {
            retry(3, () -> flaky(10));
        } catch (Failure f) {
            System.out.println(f.getMessage() + " suppressed " + f.getSuppressed()[0].getMessage() + " " + f.getSuppressed()[0].getSuppressed().length);
        }
        System.out.println(retry(4, () -> {
            throw Code.IGNORE.failure("who cares");
        }) + " " + cleanups);
        try {
            retry(0, () -> "never");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        retry(2, () -> retry(2, () -> retry(2, () -> {
            throw Code.ABORT.failure("deep, cleanups " + cleanups);
        })));
    }
}
