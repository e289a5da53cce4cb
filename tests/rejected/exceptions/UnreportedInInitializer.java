// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class UnreportedInInitializer {
    static int load() throws Exception {
        throw new Exception("missing");
    }

    private static final int LIMIT = load(); //~ error

    static int limit() {
        return LIMIT;
    }
}
