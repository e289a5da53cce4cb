// javac: compiler.err.invalid.meth.decl.ret.type.req
class MissingReturnType {
    private final int width;
    private final int height;

    MissingReturnType(int width, int height) {
        this.width = width;
        this.height = height;
    }

    public area() { //~ error
        return width * height;
    }
}
