// javac: compiler.err.prob.found.req
class FloatFromDouble {
    static float ratio(int a) {
        float third = 0.333; //~ error
        return a * third;
    }
}
