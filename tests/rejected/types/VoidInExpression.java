// javac: compiler.err.prob.found.req
class VoidInExpression {
    private int n;

    void bump() {
        n++;
    }

    int next() {
        int before = bump(); //~ error
        return before;
    }
}
