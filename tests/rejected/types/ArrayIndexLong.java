// javac: compiler.err.prob.found.req
class ArrayIndexLong {
    static int at(int[] values, long index) {
        return values[index]; //~ error
    }
}
