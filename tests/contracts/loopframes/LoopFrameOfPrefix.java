// The loop changes the first half of an array; the second half is as it was.
class LoopFrameOfPrefix {

    //@ requires 0 <= half && half <= a.length;
    //@ ensures (\forall int i; 0 <= i && i < half; a[i] == 0);
    //@ ensures (\forall int i; half <= i && i < a.length; a[i] == \old(a[i]));
    //@ assignable a[*];
    static void clear(int[] a, int half) {
        //@ loop_invariant 0 <= k && k <= half;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; a[i] == 0);
        //@ assignable a[0..half - 1];
        //@ decreases half - k;
        for (int k = 0; k < half; k++) {
            a[k] = 0;
        }
    }
}
//~ obligations: 14
