// javac: compiler.err.operator.cant.be.applied.1
class CompareBooleans {
    static boolean less(boolean a, boolean b) {
        return a < b; //~ error
    }
}
