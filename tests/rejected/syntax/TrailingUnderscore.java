// javac: compiler.err.illegal.underscore
class TrailingUnderscore {
    static int million() {
        return 1_000_000_; //~ error
    }
}
