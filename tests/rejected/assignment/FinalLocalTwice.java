// javac: compiler.err.cant.assign.val.to.final.var
class FinalLocalTwice {
    static int scaled(int x, boolean big) {
        final int factor = 2;
        if (big) {
            factor = 10; //~ error
        }
        return x * factor;
    }
}
