// javac: compiler.err.prob.found.req
class CastBooleanToInt {
    static int bit(boolean set) {
        return (int) set; //~ error
    }
}
