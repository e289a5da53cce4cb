// javac: compiler.err.unexpected.type
class AssignToCall {
    private int value;

    int value() {
        return value;
    }

    void reset() {
        value() = 0; //~ error
    }
}
