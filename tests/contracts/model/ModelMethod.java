// A model method is a name for an expression of the specification.
class ModelMethod {

    /*@ public static model pure boolean sorted(int[] a, int end) {
      @     return (\forall int i; 0 < i && i < end && i < a.length; a[i - 1] <= a[i]);
      @ }
      @*/

    //@ requires sorted(a, a.length) && 2 <= a.length;
    //@ ensures \result >= a[0];
    //@ assignable \nothing;
    static int second(int[] a) {
        return a[1];
    }

    //@ ensures \result ==> sorted(a, a.length);
    //@ assignable \nothing;
    static boolean isSorted(int[] a) {
        //@ loop_invariant 1 <= k && sorted(a, k);
        //@ assignable \nothing;
        for (int k = 1; k < a.length; k++) {
            if (a[k - 1] > a[k]) {
                return false;
            }
        }
        return true;
    }
}
//~ obligations: 15
