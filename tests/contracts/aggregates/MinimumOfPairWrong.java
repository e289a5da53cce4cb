// The larger one is returned.
class MinimumOfPairWrong {

    //@ requires a.length == 2;
    //@ ensures \result == (\min int i; 0 <= i && i < 2; a[i]);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int smaller(int[] a) {
        return a[0] > a[1] ? a[0] : a[1];
    }
}
//~ obligations: 11
