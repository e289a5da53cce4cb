// javac: compiler.err.expected
class VoidField {
    private void nothing; //~ error

    int zero() {
        return 0;
    }
}
