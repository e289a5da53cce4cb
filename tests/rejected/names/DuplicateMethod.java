// javac: compiler.err.already.defined
class DuplicateMethod {
    static int half(int n) {
        return n / 2;
    }

    static double half(int m) { //~ error
        return m / 2.0;
    }
}
