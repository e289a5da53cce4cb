// javac: compiler.err.var.not.initialized.in.default.constructor
class FinalFieldUnset {
    private final int width;
    private final int height; //~ error

    int area() {
        return width * height;
    }

    {
        width = 3;
    }
}
