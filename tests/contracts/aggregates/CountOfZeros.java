// A loop counts the zeros of an array.
class CountOfZeros {

    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 0);
    //@ assignable \nothing;
    static int zeros(int[] a) {
        int count = 0;
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant 0 <= count && count <= k;
        //@ loop_invariant count == (\num_of int i; 0 <= i && i < k; a[i] == 0);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            if (a[k] == 0) {
                count++;
            }
        }
        return count;
    }
}
//~ obligations: 14
