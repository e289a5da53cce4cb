// javac: compiler.err.cant.apply.symbol
enum EnumConstantArguments {
    SMALL(1),
    LARGE; //~ error

    private final int size;

    EnumConstantArguments(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }
}
