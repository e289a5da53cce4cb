// javac: compiler.err.prob.found.req
class LossyDouble {
    static int half(int n) {
        return n * 0.5; //~ error
    }
}
