// javac: compiler.err.unclosed.char.lit
class UnfinishedCharLiteral {
    static char grade(int points) {
        if (points > 90) {
            return 'A; //~ error
        }
        return 'B';
    }
}
