// The clause does not end: what follows begins no other.
class MissingSemicolonInClause {
    //@ requires x > 0                         //~ error[specification-error]
    //@ ensured \result > 0;
    static int same(int x) {
        return x;
    }
}
