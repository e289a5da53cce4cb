// javac: compiler.err.mod.not.allowed.here
enum EnumPublicConstructor {
    SMALL(1), LARGE(10);

    private final int size;

    public EnumPublicConstructor(int size) { //~ error
        this.size = size;
    }

    int size() {
        return size;
    }
}
