// All elements of one array may change, none of the other.
class AllElements {

    //@ requires source != target && source.length == target.length;
    //@ ensures (\forall int i; 0 <= i && i < source.length; target[i] == source[i]);
    //@ ensures (\forall int i; 0 <= i && i < source.length; source[i] == \old(source[i]));
    //@ assignable target[*];
    static void copy(int[] source, int[] target) {
        //@ loop_invariant 0 <= i && i <= source.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; target[k] == source[k]);
        //@ assignable target[*];
        //@ decreases source.length - i;
        for (int i = 0; i < source.length; i++) {
            target[i] = source[i];
        }
    }
}
//~ obligations: 16
