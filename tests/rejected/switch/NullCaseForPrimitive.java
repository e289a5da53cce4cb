// javac: compiler.err.prob.found.req release 21
class NullCaseForPrimitive {
    static int code(int n) {
        return switch (n) {
            case null -> 0; //~ error
            default -> n;
        };
    }
}
