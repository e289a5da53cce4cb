// javac: compiler.err.var.might.already.be.assigned
class BlankFinalTwice {
    static int limit(boolean small) {
        final int limit;
        if (small) {
            limit = 10;
        }
        limit = 100; //~ error
        return limit;
    }
}
