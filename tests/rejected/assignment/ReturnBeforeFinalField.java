// javac: compiler.err.var.might.not.have.been.initialized
class ReturnBeforeFinalField {
    private final int size;

    ReturnBeforeFinalField(int wanted) {
        if (wanted < 0) {
            return; //~ error
        }
        size = wanted;
    }

    int size() {
        return size;
    }
}
