// javac: compiler.err.prob.found.req
class ReturnWithoutValue {
    static int firstOf(int[] values) {
        if (values.length == 0) {
            return; //~ error
        }
        return values[0];
    }
}
