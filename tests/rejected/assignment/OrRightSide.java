// javac: compiler.err.var.might.not.have.been.initialized
class OrRightSide {
    static int pick(boolean skip, int value) {
        int n;
        if (skip || (n = value) > 0) {
            return n; //~ error
        }
        return value;
    }
}
