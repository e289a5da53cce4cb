// javac: compiler.err.expected
class SuperAlone {
    private int value;

    boolean same(Object other) {
        Object parent = super; //~ error
        return parent == other;
    }
}
