// javac: compiler.err.expected
class MissingBracket {
    static int last(int[] values) {
        return values[values.length - 1; //~ error
    }
}
