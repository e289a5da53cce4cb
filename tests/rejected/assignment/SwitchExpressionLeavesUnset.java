// javac: compiler.err.var.might.not.have.been.initialized
class SwitchExpressionLeavesUnset {
    static int cost(int kind) {
        int base;
        int extra = switch (kind) {
            case 1 -> {
                base = 10;
                yield 1;
            }
            default -> 0;
        };
        return base + extra; //~ error
    }
}
