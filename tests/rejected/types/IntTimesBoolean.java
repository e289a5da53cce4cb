// javac: compiler.err.operator.cant.be.applied.1
class IntTimesBoolean {
    static int bonus(int points, boolean doubled) {
        int bonus = points;
        bonus *= doubled; //~ error
        return bonus;
    }
}
