// javac: compiler.err.illegal.dot
class TwoDots {
    static int length(String text) {
        return text..length(); //~ error
    }
}
