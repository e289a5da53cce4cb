// javac: compiler.err.duplicate.case.label release 21
class DuplicateNullCase {
    static int code(String s) {
        return switch (s) {
            case null -> 0;
            case "a" -> 1;
            case null, default -> 2; //~ error
        };
    }
}
