// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class UnreportedInFinally {
    static void flush() throws Exception {
        throw new Exception("full");
    }

    static int run(int n) {
        try {
            return n + 1;
        } finally {
            flush(); //~ error
        }
    }
}
