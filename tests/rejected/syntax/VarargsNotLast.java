// javac: compiler.err.varargs.must.be.last
class VarargsNotLast {
    static int sum(int... values, int start) { //~ error
        int sum = start;
        for (int v : values) {
            sum += v;
        }
        return sum;
    }
}
