// javac: compiler.err.not.exhaustive release 21
class NotExhaustiveRecordPattern {
    sealed interface Side permits Left, Right {}

    record Left() implements Side {}

    record Right() implements Side {}

    record Pair(Side a, Side b) {}

    static int code(Pair pair) {
        return switch (pair) { //~ error
            case Pair(Left a, Left b) -> 0;
            case Pair(Left a, Right b) -> 1;
            case Pair(Right a, Left b) -> 2;
        };
    }
}
