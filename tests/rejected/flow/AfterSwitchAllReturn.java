// javac: compiler.err.unreachable.stmt
class AfterSwitchAllReturn {
    static int points(char grade) {
        switch (grade) {
            case 'A':
                return 4;
            default:
                return 0;
        }
        grade++; //~ error
    }
}
