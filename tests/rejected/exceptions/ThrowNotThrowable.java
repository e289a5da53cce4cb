// javac: compiler.err.prob.found.req
class ThrowNotThrowable {
    static int checked(int n) {
        if (n < 0) {
            throw "negative: " + n; //~ error
        }
        return n;
    }
}
