// javac: compiler.err.prob.found.req
class VoidLambdaReturns {
    static Runnable task(int n) {
        return () -> {
            return n + 1; //~ error
        };
    }
}
