// javac: compiler.err.switch.mixing.case.types
class MixedCaseKinds {
    static int points(char grade) {
        switch (grade) {
            case 'A':
                return 4;
            case 'B' -> { return 3; } //~ error
            default:
                return 0;
        }
    }
}
