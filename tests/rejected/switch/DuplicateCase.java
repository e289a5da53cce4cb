// javac: compiler.err.duplicate.case.label
class DuplicateCase {
    static String name(int day) {
        switch (day) {
            case 1:
                return "Monday";
            case 2:
                return "Tuesday";
            case 1: //~ error
                return "Sunday";
            default:
                return "other";
        }
    }
}
