// javac: compiler.err.prob.found.req release 21
class ImpossiblePattern {
    static int size(Integer n) {
        return switch (n) {
            case String s -> s.length(); //~ error
            default -> n;
        };
    }
}
