// javac: compiler.err.mod.not.allowed.here
class DefaultInClass {
    private int size;

    default int size() { //~ error
        return size;
    }
}
