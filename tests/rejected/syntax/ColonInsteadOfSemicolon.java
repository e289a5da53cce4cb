// javac: compiler.err.expected
class ColonInsteadOfSemicolon {
    static int next(int x) {
        int y = x + 1: //~ error
        return y;
    }
}
