// Under the precondition the first branch is never taken, and what it would return is not checked.
class UnreachableBranch {

    //@ requires 0 <= x && x <= 100;
    //@ ensures \result == 2 * x;
    //@ assignable \nothing;
    static int twice(int x) {
        if (x < 0) {
            return -1;      //~ unknown[vacuous]
        }
        return x + x;
    }
}
//~ obligations: 3
