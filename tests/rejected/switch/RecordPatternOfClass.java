// javac: compiler.err.deconstruction.pattern.only.records release 21
class RecordPatternOfClass {
    static class Point {
        int x;
    }

    static int sum(Object o) {
        return o instanceof Point(int x) ? x : 0; //~ error
    }
}
