// javac: compiler.err.operator.cant.be.applied.1
class ChainedComparison {
    static boolean inside(int low, int x, int high) {
        return low < x < high; //~ error
    }
}
