// javac: compiler.err.prob.found.req
class CompoundStringToInt {
    static int sum(int n, String extra) {
        n += extra; //~ error
        return n;
    }
}
