// Each clause can be met, but not both.
class ContradictoryClauses {

    //@ requires 10 < a.length;
    //@ requires a.length <= 5;      //~ unknown[vacuous]
    //@ ensures \result < 0;
    //@ assignable \nothing;
    static int length(int[] a) {
        return a.length;
    }
}
//~ obligations: 4
