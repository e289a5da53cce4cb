/**
 * Flanagan and Qadeer, figure 1, with the contract, the loop predicates and the skolem constant of the paper.
 */
class Find {
    /*@ requires a != null && b != null */
    /*@ requires a.length == b.length */
    /*@ ensures \result == a.length || b[\result] */
    /*@ ensures (\forall int j; 0 <= j && j < \result
        ==> b[j] == false) */
    static int find(int[] a, boolean[] b) {
        int spot = a.length;
        /*@ loop_predicate spot == a.length, b[spot], spot < i */
        /*@ skolem_constant int j;
            loop_predicate 0 <= j, j < i, j < spot, b[j]; */
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0)
                spot = i;
            b[i] = (a[i] != 0);
        }
        assert spot == a.length || b[spot]; // holds
        for (int x = 0; x < spot; x++) {
            assert !b[x]; // holds
        }
        return spot;
    }
}
