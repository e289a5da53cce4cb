// The minimum of a range of two.
class MinimumOfPair {

    //@ requires a.length == 2;
    //@ ensures \result == (\min int i; 0 <= i && i < 2; a[i]);
    //@ assignable \nothing;
    static int smaller(int[] a) {
        return a[0] < a[1] ? a[0] : a[1];
    }
}
//~ obligations: 11
