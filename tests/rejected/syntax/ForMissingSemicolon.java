// javac: compiler.err.expected
class ForMissingSemicolon {
    static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n) { //~ error
            sum += i;
        }
        return sum;
    }
}
