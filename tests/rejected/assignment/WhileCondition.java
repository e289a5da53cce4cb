// javac: compiler.err.var.might.not.have.been.initialized
class WhileCondition {
    static int steps(int n) {
        int steps;
        while (n > 1) {
            n /= 2;
            steps = n;
        }
        return steps; //~ error
    }
}
