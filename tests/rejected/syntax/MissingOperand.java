// javac: compiler.err.illegal.start.of.expr
class MissingOperand {
    static double average(double a, double b) {
        return (a + b) / ; //~ error
    }
}
