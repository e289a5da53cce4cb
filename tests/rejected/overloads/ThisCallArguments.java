// javac: compiler.err.cant.apply.symbols
class ThisCallArguments {
    private final int width;

    ThisCallArguments(int width) {
        this.width = width;
    }

    ThisCallArguments() {
        this("wide"); //~ error
    }

    int width() {
        return width;
    }
}
