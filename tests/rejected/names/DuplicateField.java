// javac: compiler.err.already.defined
class DuplicateField {
    private int count;
    private final String name = "counter";
    private long count; //~ error

    String name() {
        return name;
    }
}
