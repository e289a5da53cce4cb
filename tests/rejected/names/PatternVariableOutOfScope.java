// javac: compiler.err.cant.resolve.location
class PatternVariableOutOfScope {
    static int length(Object o) {
        if (o instanceof String s || o == null) {
            return s.length(); //~ error
        }
        return 0;
    }
}
