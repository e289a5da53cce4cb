// javac: compiler.err.prob.found.req release 21
class GuardNotBoolean {
    static int size(Object o) {
        return switch (o) {
            case String s when s.length() -> 1; //~ error
            default -> 0;
        };
    }
}
