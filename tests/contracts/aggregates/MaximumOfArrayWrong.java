// Starting with zero is wrong for negative elements: a = {-1} gives 0.
class MaximumOfArrayWrong {

    //@ requires 0 < a.length;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int maximum(int[] a) {
        int best = 0;
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; a[i] <= best);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            if (a[k] > best) {
                best = a[k];
            }
        }
        return best;
    }
}
//~ obligations: 14
