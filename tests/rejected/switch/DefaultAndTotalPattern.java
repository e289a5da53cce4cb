// javac: compiler.err.unconditional.pattern.and.default release 21
class DefaultAndTotalPattern {
    static String show(Object o) {
        return switch (o) {
            case String s -> s;
            case Object other -> other.toString();
            default -> "none"; //~ error
        };
    }
}
