// javac: compiler.err.orphaned
class OrphanedCase {
    static int days(int month) {
        if (month == 2) {
            case 2: return 28; //~ error
        }
        return 30;
    }
}
