// The element after the next one is added: with a = {1, 2} the first iteration adds 2.
//~ options: --int math
class SumNotPreserved {

    //@ requires 0 < a.length;
    //@ assignable \nothing;
    static int sum(int[] a) {
        int sum = 0;
        //@ loop_invariant 0 <= k && k < a.length;
        //@ loop_invariant sum == (\sum int i; 0 <= i && i < k; a[i]);      //~ refuted[invariant-preserved]
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length - 1; k++) {
            sum += a[k + 1];
        }
        return sum;
    }
}
//~ obligations: 11
