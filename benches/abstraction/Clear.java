// All elements of an array become null. The predicates are those that the paper's heuristics make.
class Clear {
    static void clear(Object[] a) {
        /*@ skolem_constant int sc;
            loop_predicate i >= \old(i), 0 <= sc, sc < i, a[sc] != null; */
        for (int i = 0; i < a.length; i++) {
            a[i] = null;
        }
        //@ assert (\forall int x; 0 <= x && x < a.length; a[x] == null);
    }
}
