// javac: compiler.err.cant.apply.symbol
class VarargsElementType {
    static int sum(int... values) {
        int sum = 0;
        for (int v : values) {
            sum += v;
        }
        return sum;
    }

    static int run() {
        return sum(1, 2, 3L); //~ error
    }
}
