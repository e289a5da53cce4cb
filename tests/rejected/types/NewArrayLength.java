// javac: compiler.err.prob.found.req
class NewArrayLength {
    static int[] copy(String length) {
        return new int[length]; //~ error
    }
}
