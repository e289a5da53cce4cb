// javac: compiler.err.cant.resolve.location.args
class LengthIsAField {
    static int count(int[] values) {
        return values.length(); //~ error
    }
}
