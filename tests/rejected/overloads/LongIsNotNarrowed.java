// javac: compiler.err.cant.apply.symbol
class LongIsNotNarrowed {
    static int half(int n) {
        return n / 2;
    }

    static int middle(long low, long high) {
        return half(low + high); //~ error
    }
}
