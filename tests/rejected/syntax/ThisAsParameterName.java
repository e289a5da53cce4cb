// javac: compiler.err.incorrect.receiver.type
class ThisAsParameterName {
    private int value;

    void set(int this) { //~ error
        value = 3;
    }
}
