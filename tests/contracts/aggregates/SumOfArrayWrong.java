// The last element is left out: a = {1} gives 0.
//~ options: --int math
class SumOfArrayWrong {

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= k && (k < a.length || k == 0);
        //@ loop_invariant sum == (\sum int i; 0 <= i && i < k; a[i]);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length - 1; k++) {
            sum += a[k];
        }
        return sum;
    }
}
//~ obligations: 12
