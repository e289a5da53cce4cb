// javac: compiler.err.prob.found.req
class LambdaNotExpected {
    static int run(int x) {
        int y = (n -> n + 1); //~ error
        return x + y;
    }
}
