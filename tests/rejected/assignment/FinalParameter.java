// javac: compiler.err.final.parameter.may.not.be.assigned
class FinalParameter {
    static int abs(final int x) {
        if (x < 0) {
            x = -x; //~ error
        }
        return x;
    }
}
