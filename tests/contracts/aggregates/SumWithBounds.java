// With machine integers the elements and the length need bounds.
class SumWithBounds {

    //@ requires a.length <= 1000;
    //@ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= 1000);
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    //@ assignable \nothing;
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant 0 <= sum && sum <= 1000 * k;
        //@ loop_invariant sum == (\sum int i; 0 <= i && i < k; a[i]);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            sum += a[k];
        }
        return sum;
    }
}
//~ obligations: 14
