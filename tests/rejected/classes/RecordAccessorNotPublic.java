// javac: compiler.err.invalid.accessor.method.in.record
record RecordAccessorNotPublic(int low, int high) {
    int high() { //~ error
        return Math.max(low, high);
    }
}
