// The maximum of an array that is not empty.
class MaximumOfArray {

    //@ requires 0 < a.length;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
    //@ assignable \nothing;
    static int maximum(int[] a) {
        int best = a[0];
        //@ loop_invariant 1 <= k && k <= a.length;
        //@ loop_invariant best == (\max int i; 0 <= i && i < k; a[i]);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 1; k < a.length; k++) {
            if (a[k] > best) {
                best = a[k];
            }
        }
        return best;
    }
}
//~ obligations: 16
