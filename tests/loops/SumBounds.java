// Bounds of a sum over an array; without a bound for its length the sum overflows.
class SumBounds {

    //@ requires a.length <= 1000;
    //@ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= 100);
    //@ ensures 0 <= \result && \result <= 100 * a.length;       //~ proved[postcondition]
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant 0 <= sum && sum <= 100 * i;           //~ proved[invariant-preserved]
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }

    //@ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i]);
    //@ ensures 0 <= \result;                                    //~ proved[postcondition]
    static int unboundedSum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant 0 <= sum;                             //~ refuted[invariant-preserved]
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
        return sum;
    }
}
//~ obligations: 16
