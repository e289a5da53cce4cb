// javac: compiler.err.fp.number.too.small
class FloatTooSmall {
    static double tiny() {
        double epsilon = 1e-400; //~ error
        return epsilon;
    }
}
