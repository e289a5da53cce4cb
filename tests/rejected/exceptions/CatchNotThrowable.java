// javac: compiler.err.prob.found.req
class CatchNotThrowable {
    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (String message) { //~ error
            return 0;
        }
    }
}
