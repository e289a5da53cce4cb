// javac: compiler.err.prob.found.req
class VoidLambdaExpression {
    static Runnable task(int n) {
        Runnable task = () -> n + 1; //~ error
        return task;
    }
}
