// javac: compiler.err.var.might.not.have.been.initialized
class TernaryOneSide {
    static int choose(boolean b, int x) {
        int y;
        int z = b ? (y = x) : 0;
        return y + z; //~ error
    }
}
