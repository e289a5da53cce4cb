// javac: compiler.err.invalid.canonical.constructor.in.record
record RecordCanonicalParameterNames(int low, int high) {
    RecordCanonicalParameterNames(int a, int b) { //~ error
        this.low = a;
        this.high = b;
    }
}
