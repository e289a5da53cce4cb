// javac: compiler.err.cant.apply.symbol
class MethodBoundNotMet {
    static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    static Object run(Object x) {
        return larger(x, x); //~ error
    }
}
