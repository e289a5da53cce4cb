// javac: compiler.err.cant.resolve.location.args
class UnknownMethod {
    private final int[] values = new int[4];

    int largest() {
        return maximum(values); //~ error
    }
}
