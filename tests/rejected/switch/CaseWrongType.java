// javac: compiler.err.prob.found.req
class CaseWrongType {
    static int points(int grade) {
        switch (grade) {
            case 1:
                return 4;
            case "two": //~ error
                return 3;
            default:
                return 0;
        }
    }
}
