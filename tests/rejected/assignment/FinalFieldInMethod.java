// javac: compiler.err.cant.assign.val.to.final.var
class FinalFieldInMethod {
    private final int limit;

    FinalFieldInMethod(int limit) {
        this.limit = limit;
    }

    void raise() {
        limit++; //~ error
    }
}
