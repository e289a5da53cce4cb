// javac: compiler.err.cant.resolve.location
class OutOfScope {
    static int indexOf(int[] values, int wanted) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) {
                break;
            }
        }
        return i; //~ error
    }
}
