// javac: compiler.err.break.outside.switch.expression
class BreakOutOfSwitchExpression {
    static int sum(int[] values) {
        int sum = 0;
        for (int v : values) {
            sum += switch (v) {
                case 0:
                    break; //~ error
                default:
                    yield v;
            };
        }
        return sum;
    }
}
