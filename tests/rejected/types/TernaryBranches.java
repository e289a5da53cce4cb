// javac: compiler.err.prob.found.req
class TernaryBranches {
    static int pick(boolean first) {
        int n = first ? 1 : "two"; //~ error
        return n;
    }
}
