// javac: compiler.err.invalid.binary.number
class EmptyBinaryLiteral {
    static int setFlag(int flags) {
        return flags | 0b; //~ error
    }
}
