// javac: compiler.err.prob.found.req release 21
class QualifiedCaseOfOther {
    enum Light { RED, GREEN }

    enum Suit { HEARTS, SPADES }

    static int code(Light light) {
        return switch (light) {
            case RED -> 1;
            case Suit.SPADES -> 2; //~ error
            default -> 0;
        };
    }
}
