// javac: compiler.err.operator.cant.be.applied
class IncrementBoolean {
    private boolean done;

    void toggle() {
        done++; //~ error
    }
}
