// javac: compiler.err.cant.resolve.location.args
class ArrayHasNoSize {
    static int count(int[] values) {
        return values.size(); //~ error
    }
}
