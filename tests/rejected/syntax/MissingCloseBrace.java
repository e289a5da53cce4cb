// javac: compiler.err.premature.eof
class MissingCloseBrace {
    static int sum(int[] values) {
        int sum = 0;
        for (int v : values) {
            sum += v;
        return sum;
    }
} //~ error
