// javac: compiler.err.var.might.already.be.assigned
class FinalInTryAndCatch {
    static int parse(String text) {
        final int n;
        try {
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            n = 0; //~ error
        }
        return n;
    }
}
