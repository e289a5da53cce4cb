// javac: compiler.err.cant.apply.symbols
class ConstructorsNoneApplicable {
    static class Range {
        final int low;
        final int high;

        Range(int high) {
            this(0, high);
        }

        Range(int low, int high) {
            this.low = low;
            this.high = high;
        }
    }

    static Range whole() {
        return new Range("all"); //~ error
    }
}
