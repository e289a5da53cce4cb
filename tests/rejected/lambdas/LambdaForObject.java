// javac: compiler.err.prob.found.req
class LambdaForObject {
    static Object task(int n) {
        Object task = () -> n + 1; //~ error
        return task;
    }
}
