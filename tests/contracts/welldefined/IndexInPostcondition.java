// If nothing is found, the clause reads a[-1] before it asks for that case.
class IndexInPostcondition {

    //@ ensures a[\result] == key || \result == -1;      //~ refuted[ill-defined-specification]
    //@ assignable \nothing;
    static int find(int[] a, int key) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ assignable \nothing;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                return i;
            }
        }
        return -1;
    }
}
//~ obligations: 10
