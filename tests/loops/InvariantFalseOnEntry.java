// Invariants that do not hold when the loop is reached.
class InvariantFalseOnEntry {

    static int countFrom(int[] a, int start) {
        int i = start;
        int count = 0;
        //@ loop_invariant 0 <= i;             //~ refuted[invariant-entry]
        while (i < a.length) {
            if (a[i] == 0) {
                count++;
            }
            i++;
        }
        return count;
    }

    //@ requires a.length > 0;
    static int largest(int[] a) {
        int best = a[0];
        //@ loop_invariant 1 <= i && i <= a.length;                         //~ proved[invariant-entry]
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] < best);   //~ refuted[invariant-entry]
        for (int i = 1; i < a.length; i++) {
            if (a[i] >= best && a[i] < 2147483647) {
                best = a[i] + 1;
            }
            //@ assume a[i] < best;
        }
        return best;
    }
}
//~ obligations: 20
