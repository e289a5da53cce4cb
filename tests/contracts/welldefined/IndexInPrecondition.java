// The precondition reads an element that need not exist: i = 0 and an empty array.
class IndexInPrecondition {

    //@ requires a[i] > 0 && 0 <= i && i < a.length;      //~ refuted[ill-defined-specification]
    //@ ensures \result > 0;
    //@ assignable \nothing;
    static int get(int[] a, int i) {
        return a[i];
    }
}
//~ obligations: 5
