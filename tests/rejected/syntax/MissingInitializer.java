// javac: compiler.err.illegal.start.of.expr
class MissingInitializer {
    static int count(String text) {
        int n = ; //~ error
        for (int i = 0; i < text.length(); i++) {
            n++;
        }
        return n;
    }
}
