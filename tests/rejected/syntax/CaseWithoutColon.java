// javac: compiler.err.expected2
class CaseWithoutColon {
    static int points(char grade) {
        switch (grade) {
            case 'A' //~ error
                return 4;
            default:
                return 0;
        }
    }
}
