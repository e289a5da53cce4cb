// javac: compiler.err.var.might.not.have.been.initialized
class FinalFieldReadEarly {
    private final int width;
    private final int area;

    FinalFieldReadEarly(int width) {
        this.area = this.width * 2; //~ error
        this.width = width;
    }

    int area() {
        return area + width;
    }
}
