// javac: compiler.err.var.might.be.assigned.in.loop
class FinalInLoop {
    static int last(int[] values) {
        final int last;
        for (int v : values) {
            last = v; //~ error
        }
        return 0;
    }
}
