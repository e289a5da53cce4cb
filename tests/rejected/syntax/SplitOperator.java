// javac: compiler.err.illegal.start.of.expr
class SplitOperator {
    static boolean ordered(int a, int b) {
        return a < = b; //~ error
    }
}
