// javac: compiler.err.cant.apply.symbol
class ConstantIsNotNarrowed {
    static int bits(byte b) {
        return b & 0xff;
    }

    static int five() {
        return bits(5); //~ error
    }
}
