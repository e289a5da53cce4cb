// javac: compiler.err.var.might.not.have.been.initialized
class Uninitialized {
    static int sum(int[] values) {
        int sum;
        for (int v : values) {
            sum += v; //~ error
        }
        return 0;
    }
}
