// javac: compiler.err.expected
class OctalDigit {
    static int month() {
        int august = 08; //~ error
        return august;
    }
}
