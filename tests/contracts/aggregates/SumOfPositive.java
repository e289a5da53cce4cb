// The sum of those elements that are positive.
//~ options: --int math
class SumOfPositive {

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i] > 0 ? a[i] : 0);
    //@ assignable \nothing;
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant sum == (\sum int i; 0 <= i && i < k; a[i] > 0 ? a[i] : 0);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            if (a[k] > 0) {
                sum += a[k];
            }
        }
        return sum;
    }
}
//~ obligations: 14
