// javac: compiler.err.prob.found.req
class ReturnValueFromVoid {
    private int level;

    void raise(int by) {
        level += by;
        return level; //~ error
    }
}
