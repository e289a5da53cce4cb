// javac: compiler.err.not.exhaustive
class NotExhaustiveString {
    static int code(String color) {
        return switch (color) { //~ error
            case "red":
                yield 1;
            case "green":
                yield 2;
        };
    }
}
