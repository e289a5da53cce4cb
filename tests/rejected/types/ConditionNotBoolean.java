// javac: compiler.err.prob.found.req
class ConditionNotBoolean {
    static int countdown(int n) {
        while (n) { //~ error
            n--;
        }
        return n;
    }
}
