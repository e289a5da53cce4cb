// The clause does not end.
class MissingSemicolonInClause {
    //@ requires x > 0                         //~ error[specification-error]
    //@ ensures \result > 0;
    static int same(int x) {
        return x;
    }
}
