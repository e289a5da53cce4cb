// javac: compiler.err.duplicate.default.label
class DuplicateDefault {
    static int points(char grade) {
        switch (grade) {
            default:
                return 0;
            case 'A':
                return 4;
            default: //~ error
                return 1;
        }
    }
}
