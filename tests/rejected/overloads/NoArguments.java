// javac: compiler.err.cant.apply.symbol
class NoArguments {
    static int square(int x) {
        return x * x;
    }

    static int nine() {
        return square(); //~ error
    }
}
