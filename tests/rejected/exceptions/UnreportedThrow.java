// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class UnreportedThrow {
    static int checked(int n) {
        if (n < 0) {
            throw new Exception("negative"); //~ error
        }
        return n;
    }
}
