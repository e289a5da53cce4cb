// `break` leaves a loop while its condition holds, `continue` goes on with the next iteration.
class BreakAndContinue {

    static int firstNegative(int[] a) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] >= 0);
        while (i < a.length) {
            if (a[i] < 0) {
                break;
            }
            i++;
        }
        //@ assert (\forall int k; 0 <= k && k < i; a[k] >= 0);       //~ proved[assertion]
        //@ assert i < a.length ==> a[i] < 0;                         //~ proved[assertion]
        // Not after a `break`.
        //@ assert i == a.length;                                     //~ refuted[assertion]
        return i;
    }

    //@ ensures 0 <= \result && \result <= a.length;                  //~ proved[postcondition]
    static int countNonZero(int[] a) {
        int count = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant 0 <= count && count <= i;
        //@ decreases a.length - i;                                   //~ proved[variant]
        for (int i = 0; i < a.length; i++) {
            if (a[i] == 0) {
                continue;
            }
            count++;
        }
        return count;
    }
}
//~ obligations: 24
