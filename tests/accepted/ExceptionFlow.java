// javac: accepts
class ExceptionFlow {
    static class AppException extends Exception {
        AppException(String message) {
            super(message);
        }
    }

    static final class SmallException extends AppException {
        SmallException() {
            super("small");
        }
    }

    static void risky(int n) throws AppException {
        if (n < 0) {
            throw new SmallException();
        }
    }

    static void preciseRethrow(int n) throws AppException {
        try {
            risky(n);
        } catch (Exception e) {
            System.out.println(e.getMessage());
            throw e;
        }
    }

    static int catchGeneral(int n) {
        try {
            n++;
        } catch (Exception e) {
            n = 0;
        } catch (Throwable t) {
            n = 1;
        }
        return n;
    }

    static int narrowThenWide(int n) {
        try {
            risky(n);
            return 0;
        } catch (SmallException e) {
            return 1;
        } catch (AppException | RuntimeException e) {
            return e.getMessage().length();
        }
    }

    static void uncheckedNeedsNothing(int n) {
        if (n > 0) {
            throw new UnsupportedOperationException();
        }
        if (n < 0) {
            throw new StackOverflowError();
        }
    }

    static <E extends Exception> void generic(E e) throws E {
        throw e;
    }

    static void callsGeneric() {
        generic(new IllegalStateException());
    }

    interface Source {
        int next() throws Exception;
    }

    static class Safe implements Source {
        @Override
        public int next() {
            return 1;
        }
    }

    static int noCatchNeeded() {
        return new Safe().next();
    }

    @SuppressWarnings("finally")
    static int swallowed() {
        try {
            throw new AppException("lost");
        } finally {
            return 1;
        }
    }
}
