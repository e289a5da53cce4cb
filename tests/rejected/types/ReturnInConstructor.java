// javac: compiler.err.prob.found.req
class ReturnInConstructor {
    private final int size;

    ReturnInConstructor(int size) {
        this.size = size;
        return size; //~ error
    }
}
