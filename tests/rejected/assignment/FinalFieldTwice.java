// javac: compiler.err.var.might.already.be.assigned
class FinalFieldTwice {
    private final int size;

    FinalFieldTwice(int size) {
        this.size = size;
        if (size < 0) {
            this.size = 0; //~ error
        }
    }

    int size() {
        return size;
    }
}
