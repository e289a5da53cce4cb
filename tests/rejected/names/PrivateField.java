// javac: compiler.err.report.access
class PrivateField extends PrivateFieldBase {
    int doubled() {
        return 2 * value; //~ error
    }
}

class PrivateFieldBase {
    private int value;

    int value() {
        return value;
    }
}
