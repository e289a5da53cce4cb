// javac: compiler.err.illegal.start.of.expr
class NoExpressionInParens {
    static int abs(int x) {
        if () { //~ error
            return -x;
        }
        return x;
    }
}
