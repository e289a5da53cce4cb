// javac: compiler.err.switch.case.unexpected.statement
class ReturnAfterArrow {
    static int points(char grade) {
        switch (grade) {
            case 'A' -> return 4; //~ error
            default -> { return 0; }
        }
    }
}
