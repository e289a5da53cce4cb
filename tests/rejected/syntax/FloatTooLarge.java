// javac: compiler.err.fp.number.too.large
class FloatTooLarge {
    static float huge() {
        return 1e60f; //~ error
    }
}
