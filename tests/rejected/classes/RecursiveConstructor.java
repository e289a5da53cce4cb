// javac: compiler.err.recursive.ctor.invocation
class RecursiveConstructor {
    private int size;

    RecursiveConstructor(int size) { this(size + 1); } //~ error

    int size() {
        return size;
    }
}
