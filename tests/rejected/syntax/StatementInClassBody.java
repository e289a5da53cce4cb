// javac: compiler.err.expected
class StatementInClassBody {
    private int total;
    total = 10; //~ error

    int total() {
        return total;
    }
}
