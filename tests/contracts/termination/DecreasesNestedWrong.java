// The inner loop is controlled by its own counter, but its variant is that of the outer one.
class DecreasesNestedWrong {

    //@ requires 0 <= n && n <= 100;
    //@ assignable \nothing;
    static void pairs(int n) {
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            //@ loop_invariant 0 <= j && j <= n;
            //@ decreases n - i;      //~ refuted[variant]
            for (int j = 0; j < n; j++) {
            }
        }
    }
}
//~ obligations: 9
