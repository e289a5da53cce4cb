// javac: compiler.err.illegal.esc.char
class IllegalEscape {
    static String home() {
        String root = "C:\Users"; //~ error
        return root;
    }
}
