// javac: compiler.err.const.expr.req
class CaseNotConstant {
    static int compare(int value, int wanted) {
        switch (value) {
            case wanted: //~ error
                return 0;
            default:
                return 1;
        }
    }
}
