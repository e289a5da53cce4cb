// javac: compiler.err.prob.found.req
class CaseOutOfRange {
    static int kind(byte b) {
        switch (b) {
            case 127:
                return 1;
            case 128: //~ error
                return 2;
            default:
                return 0;
        }
    }
}
