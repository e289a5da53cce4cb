// javac: compiler.err.switch.expression.empty
class EmptySwitchExpression {
    static int points(char grade) {
        int points = switch (grade) { //~ error
        };
        return points;
    }
}
