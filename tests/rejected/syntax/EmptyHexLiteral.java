// javac: compiler.err.invalid.hex.number
class EmptyHexLiteral {
    static final int MASK = 0x; //~ error

    static int low(int bits) {
        return bits & MASK;
    }
}
