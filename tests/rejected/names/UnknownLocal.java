// javac: compiler.err.cant.resolve.location
class UnknownLocal {
    static int product(int[] factors) {
        int result = 1;
        for (int factor : factors) {
            result *= factr; //~ error
        }
        return result;
    }
}
