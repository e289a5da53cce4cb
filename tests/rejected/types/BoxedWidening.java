// javac: compiler.err.prob.found.req
class BoxedWidening {
    static Long count(int n) {
        Long count = n; //~ error
        return count;
    }
}
