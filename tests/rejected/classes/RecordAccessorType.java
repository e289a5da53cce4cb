// javac: compiler.err.invalid.accessor.method.in.record
record RecordAccessorType(int low, int high) {
    public long low() { //~ error
        return low;
    }
}
