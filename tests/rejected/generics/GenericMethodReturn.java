// javac: compiler.err.prob.found.req
class GenericMethodReturn {
    static <T> T pick(boolean first, T a, T b) {
        return first ? a : b;
    }

    static String run() {
        String picked = pick(true, "one", 2); //~ error
        return picked;
    }
}
