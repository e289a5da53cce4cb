// javac: compiler.err.empty.char.lit
class EmptyCharLiteral {
    static boolean blank(char c) {
        return c == ' ' || c == ''; //~ error
    }
}
