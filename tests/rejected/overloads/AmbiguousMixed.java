// javac: compiler.err.ref.ambiguous
class AmbiguousMixed {
    static int add(int a, long b) {
        return a;
    }

    static int add(long a, int b) {
        return b;
    }

    static int sum() {
        return add(1, 2); //~ error
    }
}
