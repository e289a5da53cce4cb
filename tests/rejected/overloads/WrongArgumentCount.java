// javac: compiler.err.cant.apply.symbol
class WrongArgumentCount {
    static int max(int a, int b) {
        return a > b ? a : b;
    }

    static int maxOfThree(int a, int b, int c) {
        return max(a, b, c); //~ error
    }
}
