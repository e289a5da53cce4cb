// javac: compiler.err.pattern.dominated release 21
class DominatedRecordPattern {
    record Point(int x, int y) {}

    static int sum(Object o) {
        return switch (o) {
            case Point p -> p.x();
            case Point(int x, int y) -> x + y; //~ error
            default -> 0;
        };
    }
}
