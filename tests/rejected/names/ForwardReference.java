// javac: compiler.err.illegal.forward.ref
class ForwardReference {
    private final int area = width * 2; //~ error
    private final int width = 5;

    int area() {
        return area + width;
    }
}
