// javac: compiler.err.cant.apply.symbol
class InnerHidesOuter {
    static int scale(int x, int factor) {
        return x * factor;
    }

    static class Unit {
        int scale(int x) {
            return scale(x, 2); //~ error
        }
    }
}
