// javac: compiler.err.prob.found.req
class AssignmentAsCondition {
    static boolean isZero(int n) {
        if (n = 0) { //~ error
            return true;
        }
        return false;
    }
}
