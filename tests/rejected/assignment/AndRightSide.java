// javac: compiler.err.var.might.not.have.been.initialized
class AndRightSide {
    static int parse(boolean known, int fallback) {
        int n;
        if (known && (n = fallback) > 0) {
            return n;
        }
        return n; //~ error
    }
}
