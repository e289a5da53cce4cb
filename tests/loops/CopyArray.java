// Copying an array into a new one, and into itself shifted by one.
class CopyArray {

    //@ ensures \result.length == a.length;                                            //~ proved[postcondition]
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[i]);           //~ proved[postcondition]
    //@ ensures \result != a;                                                          //~ proved[postcondition]
    //@ assignable \nothing;
    static int[] copy(int[] a) {
        int[] result = new int[a.length];
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; result[i] == a[i]);
        for (int k = 0; k < a.length; k++) {
            result[k] = a[k];
        }
        return result;
    }

    // From left to right the first element is copied everywhere.
    //@ requires a.length == 3;
    //@ ensures a[1] == \old(a[0]);                                                    //~ proved[postcondition]
    //@ ensures a[2] == \old(a[1]);                                                    //~ refuted[postcondition]
    static void shift(int[] a) {
        //@ loop_invariant 1 <= k && k <= 3;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; a[i] == \old(a[0]));
        for (int k = 1; k < a.length; k++) {
            a[k] = a[k - 1];
        }
    }
}
//~ obligations: 33
