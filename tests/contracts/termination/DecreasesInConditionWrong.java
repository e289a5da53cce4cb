// The condition undoes what the body does: these loops need not end.
class DecreasesInConditionWrong {

    //@ requires 0 <= n && n <= 100;
    static void upAndDown(int n) {
        //@ loop_invariant 0 <= n && n <= 100;
        //@ decreases n;                      //~ refuted[variant]
        while (n++ >= 0) {
            n -= 1;
        }
    }

    //@ requires 0 <= n && n <= 100;
    static void negative(int n) {
        //@ loop_invariant -500 < n && n <= 100;
        //@ decreases n;                      //~ refuted[variant]
        while (--n != -500) {
            assert n < 100;
        }
    }
}
//~ obligations: 7
