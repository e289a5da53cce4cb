// javac: compiler.err.var.might.already.be.assigned
class FinalFieldAfterThis {
    private final int size;

    FinalFieldAfterThis(int size) {
        this.size = size;
    }

    FinalFieldAfterThis() {
        this(10);
        size = 20; //~ error
    }

    int size() {
        return size;
    }
}
