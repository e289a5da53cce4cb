// The ghost variable runs twice as fast as the invariant says.
class GhostInLoopWrong {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 0;
    //@ assignable \nothing;
    static int countDown(int n) {
        int rest = n;
        //@ ghost int rounds = 0;
        //@ loop_invariant 0 <= rest;
        //@ loop_invariant rounds + rest == n;      //~ refuted[invariant-preserved]
        //@ decreases rest;
        while (rest > 0) {
            rest--;
            //@ set rounds = rounds + 2;
        }
        return rest;
    }
}
//~ obligations: 8
