// javac: compiler.err.var.might.already.be.assigned
class FinalForeachVariable {
    static int total(int[] values) {
        int total = 0;
        for (final int v : values) {
            if (v < 0) {
                v = 0; //~ error
            }
            total += v;
        }
        return total;
    }
}
