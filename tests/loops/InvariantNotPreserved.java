// Invariants that hold on entry and are broken by an iteration.
class InvariantNotPreserved {

    //@ requires 0 <= n && n <= 100;
    static int evenSteps(int n) {
        int i = 0;
        //@ loop_invariant i <= n;             //~ refuted[invariant-preserved]
        while (i < n) {
            i += 2;
        }
        return i;
    }

    static void fill(int[] a) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length;                           //~ proved[invariant-preserved]
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == k);       //~ refuted[invariant-preserved]
        while (i < a.length) {
            a[i] = i + 1;
            i++;
        }
    }
}
//~ obligations: 11
