// javac: compiler.err.rule.completes.normally
class SwitchRuleCompletes {
    static int points(char grade) {
        return switch (grade) {
            case 'A' -> 4;
            default -> {
                System.out.println("no grade");
            } //~ error
        };
    }
}
