// The sum of the specification does not overflow, that of the code does: {2147483647, 1}.
class SumOverflows {

    //@ requires a.length == 2;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int sum(int[] a) {
        return a[0] + a[1];
    }
}
//~ obligations: 6
