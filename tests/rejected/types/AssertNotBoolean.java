// javac: compiler.err.prob.found.req
class AssertNotBoolean {
    static int half(int n) {
        assert n % 2 : "odd"; //~ error
        return n / 2;
    }
}
