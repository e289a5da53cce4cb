// javac: compiler.err.invalid.canonical.constructor.in.record
record CompactConstructorReturns(int low, int high) {
    CompactConstructorReturns { //~ error
        if (low > high) {
            high = low;
            return;
        }
    }
}
