// javac: compiler.err.guard.has.constant.expression.false release 21
class GuardConstantFalse {
    static int size(Object o) {
        return switch (o) {
            case String s when false -> s.length(); //~ error
            default -> 0;
        };
    }
}
