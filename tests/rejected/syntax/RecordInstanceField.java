// javac: compiler.err.record.cannot.declare.instance.fields
record RecordInstanceField(int width, int height) {
    private int area; //~ error

    int perimeter() {
        return 2 * (width + height);
    }
}
