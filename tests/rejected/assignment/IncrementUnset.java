// javac: compiler.err.var.might.not.have.been.initialized
class IncrementUnset {
    static int count(String text) {
        int count;
        for (int i = 0; i < text.length(); i++) {
            count++; //~ error
        }
        return text.length();
    }
}
