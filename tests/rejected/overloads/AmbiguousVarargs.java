// javac: compiler.err.ref.ambiguous
class AmbiguousVarargs {
    static int count(int... values) {
        return values.length;
    }

    static int count(Integer... values) {
        return -values.length;
    }

    static int three() {
        return count(1, 2, 3); //~ error
    }
}
