// javac: compiler.err.prob.found.req
class InstanceofUnrelated {
    static boolean isInt(String text) {
        return text instanceof Integer; //~ error
    }
}
