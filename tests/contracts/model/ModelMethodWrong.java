// The loop ends one element too early: {0, 2, 1} passes.
class ModelMethodWrong {

    /*@ public static model pure boolean sorted(int[] a, int end) {
      @     return (\forall int i; 0 < i && i < end && i < a.length; a[i - 1] <= a[i]);
      @ }
      @*/

    //@ ensures \result ==> sorted(a, a.length);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static boolean isSorted(int[] a) {
        //@ loop_invariant 1 <= k && sorted(a, k);
        //@ assignable \nothing;
        for (int k = 1; k < a.length - 1; k++) {
            if (a[k - 1] > a[k]) {
                return false;
            }
        }
        return true;
    }
}
//~ obligations: 10
