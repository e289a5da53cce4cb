// javac: compiler.err.var.not.initialized.in.default.constructor
class StaticFinalUnset {
    static final int LIMIT; //~ error

    static boolean allowed(int n) {
        return n < LIMIT;
    }
}
