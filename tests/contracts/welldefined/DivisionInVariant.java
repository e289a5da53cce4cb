// In the last iteration the divisor of the variant is zero.
class DivisionInVariant {

    //@ requires 1 <= n && n <= 100;
    //@ ensures \result == 0;
    //@ assignable \nothing;
    static int down(int n) {
        //@ loop_invariant 0 <= n;
        //@ decreases (10 / (n - 1) == 0 ? n : n);      //~ refuted[ill-defined-specification]
        while (n > 0) {
            n--;
        }
        return n;
    }
}
//~ obligations: 7
