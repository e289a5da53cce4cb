// javac: compiler.err.prob.found.req
class NullToPrimitive {
    static int missing() {
        return null; //~ error
    }
}
