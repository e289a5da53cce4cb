// javac: compiler.err.switch.expression.completes.normally
class SwitchExpressionFallsOut {
    static int points(char grade) {
        return switch (grade) {
            case 'A':
                yield 4;
            default:
                System.out.println("no grade");
        }; //~ error
    }
}
