// javac: compiler.err.cant.apply.symbol
class WrongArgumentType {
    private int stored;

    void store(int value) {
        stored = value;
    }

    void storeText(String text) {
        store(text); //~ error
    }
}
