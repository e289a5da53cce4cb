// javac: compiler.err.operator.cant.be.applied.1
class ShiftDouble {
    static int twice(double x) {
        return (int) (x << 1); //~ error
    }
}
