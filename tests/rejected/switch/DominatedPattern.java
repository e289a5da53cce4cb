// javac: compiler.err.pattern.dominated release 21
class DominatedPattern {
    static int size(Object o) {
        return switch (o) {
            case CharSequence text -> text.length();
            case String s -> s.length() + 1; //~ error
            default -> 0;
        };
    }
}
