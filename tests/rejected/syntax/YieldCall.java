// javac: compiler.err.invalid.yield
class YieldCall {
    private int crop;

    int yield(int acres) {
        return crop * acres;
    }

    int harvest() {
        return 1 + yield(3); //~ error
    }
}
