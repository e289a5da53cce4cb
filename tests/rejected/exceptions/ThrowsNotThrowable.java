// javac: compiler.err.prob.found.req
class ThrowsNotThrowable {
    static int parse(String text) throws String { //~ error
        return Integer.parseInt(text);
    }
}
