// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class UnreportedInCatch {
    static class WrapException extends Exception {
        WrapException(Throwable cause) {
            super(cause);
        }
    }

    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new WrapException(e); //~ error
        }
    }
}
