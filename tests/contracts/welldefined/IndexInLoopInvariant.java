// When the loop is left, k is a.length, and the invariant reads a[k] before it asks for that.
class IndexInLoopInvariant {

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] >= 0);
    //@ ensures \result == a.length;
    //@ assignable \nothing;
    static int walk(int[] a) {
        int k = 0;
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant a[k] >= 0 || k == a.length;      //~ refuted[ill-defined-specification]
        //@ assignable \nothing;
        //@ decreases a.length - k;
        while (k < a.length) {
            k++;
        }
        return k;
    }
}
//~ obligations: 10
