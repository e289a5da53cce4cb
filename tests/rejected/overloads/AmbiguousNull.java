// javac: compiler.err.ref.ambiguous
class AmbiguousNull {
    static int size(String text) {
        return text == null ? 0 : text.length();
    }

    static int size(int[] values) {
        return values == null ? 0 : values.length;
    }

    static int nothing() {
        return size(null); //~ error
    }
}
