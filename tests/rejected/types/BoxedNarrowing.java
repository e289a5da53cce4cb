// javac: compiler.err.prob.found.req
class BoxedNarrowing {
    static int total(Integer a, Long b) {
        int total = a + b; //~ error
        return total;
    }
}
