// javac: compiler.err.pattern.dominated release 21
class DominatedConstant {
    static int size(String text) {
        return switch (text) {
            case String s -> s.length();
            case "none" -> 0; //~ error
        };
    }
}
