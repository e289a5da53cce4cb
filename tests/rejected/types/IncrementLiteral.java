// javac: compiler.err.unexpected.type
class IncrementLiteral {
    static int next() {
        int n = 5++; //~ error
        return n;
    }
}
