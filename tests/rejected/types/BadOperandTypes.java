// javac: compiler.err.operator.cant.be.applied.1
class BadOperandTypes {
    static boolean between(int low, boolean inside, int high) {
        return low < high && inside - 1 == 0; //~ error
    }
}
