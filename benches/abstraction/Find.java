// The first element that is not 0, while a second array records which are not. The paper's predicates, and one of its heuristics (`i >= \old(i)`).
class Find {
    static int find(int[] a, boolean[] b) {
        if (a.length != b.length) {
            throw new IllegalArgumentException();
        }
        int spot = a.length;
        /*@ skolem_constant int j;
            loop_predicate spot == a.length, b[spot], spot < i, 0 <= j, j < i, j < spot, b[j], i >= \old(i); */
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0) {
                spot = i;
            }
            b[i] = a[i] != 0;
        }
        //@ assert spot < 0 || a.length <= spot || b[spot];
        //@ assert (\forall int j; 0 <= j && j < spot && j < a.length; !b[j]);
        return spot;
    }
}
