// javac: compiler.err.continue.outside.switch.expression
class ContinueOutOfSwitchExpression {
    static int sum(int[] values) {
        int sum = 0;
        for (int v : values) {
            sum += switch (v) {
                case 0 -> {
                    continue; //~ error
                }
                default -> v;
            };
        }
        return sum;
    }
}
