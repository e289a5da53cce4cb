// javac: compiler.err.ref.ambiguous
class AmbiguousBoxed {
    static String pair(Object a, Integer b) {
        return a + "/" + b;
    }

    static String pair(Integer a, Object b) {
        return a + "|" + b;
    }

    static String both(Integer n) {
        return pair(n, n); //~ error
    }
}
