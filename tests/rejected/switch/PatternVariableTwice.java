// javac: compiler.err.match.binding.exists
class PatternVariableTwice {
    static int size(Object a, Object b) {
        if (a instanceof String s && b instanceof String s) { //~ error
            return s.length();
        }
        return 0;
    }
}
