// javac: compiler.err.illegal.start.of.expr
class AssertWithoutCondition {
    static int half(int n) {
        assert : "must be even"; //~ error
        return n / 2;
    }
}
