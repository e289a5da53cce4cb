// javac: compiler.err.return.outside.switch.expression
class ReturnInsideSwitchExpression {
    static int points(char grade) {
        int points = switch (grade) {
            case 'A':
                yield 4;
            default:
                return 0; //~ error
        };
        return points * 10;
    }
}
