// javac: compiler.err.var.might.not.have.been.initialized
class LoopMayNotRun {
    static int last(int[] values) {
        int last;
        for (int v : values) {
            last = v;
        }
        return last; //~ error
    }
}
