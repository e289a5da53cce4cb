// A ghost variable counts iterations for the invariant of a loop.
class GhostInLoop {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 3 * n;
    //@ assignable \nothing;
    static int triple(int n) {
        int sum = 0;
        int rest = n;
        //@ ghost int rounds = 0;
        //@ loop_invariant 0 <= rest && rounds + rest == n && sum == 3 * rounds;
        //@ decreases rest;
        while (rest > 0) {
            sum += 3;
            rest--;
            //@ set rounds = rounds + 1;
        }
        //@ assert rounds == n;
        return sum;
    }
}
//~ obligations: 7
