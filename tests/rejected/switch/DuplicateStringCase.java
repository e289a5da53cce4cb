// javac: compiler.err.duplicate.case.label
class DuplicateStringCase {
    static int code(String color) {
        return switch (color) {
            case "red", "crimson" -> 1;
            case "blue" -> 2;
            case "r" + "ed" -> 3; //~ error
            default -> 0;
        };
    }
}
