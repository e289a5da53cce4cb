// `\old` in a loop invariant means the state on entry to the method, not to the loop.
class OldInInvariant {
    int balance;

    //@ requires 0 <= balance && balance <= 1000 && 0 <= n && n <= 1000;
    //@ ensures balance == \old(balance) + n;                  //~ proved[postcondition]
    void deposit(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n && balance == \old(balance) + i;
        while (i < n) {
            balance++;
            i++;
        }
    }

    //@ requires 0 <= balance && balance <= 1000 && 0 <= n && n <= 1000;
    void depositWithFee(int n) {
        balance -= 1;
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ loop_invariant balance == \old(balance) + i;       //~ refuted[invariant-entry]
        while (i < n) {
            balance++;
            i++;
        }
    }
}
//~ obligations: 7
