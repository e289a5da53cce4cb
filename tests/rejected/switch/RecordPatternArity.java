// javac: compiler.err.incorrect.number.of.nested.patterns release 21
class RecordPatternArity {
    record Point(int x, int y) {}

    static int sum(Object o) {
        if (o instanceof Point(int x)) { //~ error
            return x;
        }
        return 0;
    }
}
