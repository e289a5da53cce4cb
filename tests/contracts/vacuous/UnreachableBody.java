// Under the precondition the loop is never entered.
class UnreachableBody {

    //@ requires n <= 0;
    //@ ensures \result == n;
    //@ assignable \nothing;
    static int down(int n) {
        //@ loop_invariant n == \old(n);
        while (n > 0) {
            n = n - 1;      //~ unknown[vacuous]
        }
        return n;
    }
}
//~ obligations: 6
