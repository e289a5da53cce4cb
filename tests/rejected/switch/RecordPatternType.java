// javac: compiler.err.prob.found.req release 21
class RecordPatternType {
    record Point(int x, int y) {}

    static int sum(Object o) {
        return switch (o) {
            case Point(int x, String y) -> x; //~ error
            default -> 0;
        };
    }
}
