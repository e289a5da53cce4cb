// javac: compiler.err.cant.assign.val.to.final.var
record RecordFieldAssigned(int low, int high) {
    void widen() {
        high = high + 1; //~ error
    }
}
