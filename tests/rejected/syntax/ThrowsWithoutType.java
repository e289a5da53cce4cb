// javac: compiler.err.expected
class ThrowsWithoutType {
    static int parse(String text) throws { //~ error
        return Integer.parseInt(text);
    }
}
