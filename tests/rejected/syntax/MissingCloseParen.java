// javac: compiler.err.expected
class MissingCloseParen {
    static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(value, high); //~ error
    }
}
