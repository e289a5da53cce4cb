// javac: compiler.err.expected
class UnbalancedParens {
    static int mean(int a, int b) {
        return (a + b)) / 2; //~ error
    }
}
