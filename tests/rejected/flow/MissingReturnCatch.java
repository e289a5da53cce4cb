// javac: compiler.err.missing.ret.stmt
class MissingReturnCatch {
    static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            System.out.println("bad: " + text);
        }
    } //~ error
}
