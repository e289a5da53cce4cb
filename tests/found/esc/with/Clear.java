/**
 * Flanagan and Qadeer, section 6: a loop that clears an array, with the predicates that the paper's heuristics generate.
 */
class Clear {
    static void clear(Object[] a) {
        /*@ skolem_constant int sc;
            loop_predicate i >= \old(i), 0 <= sc, sc < i, a[sc] != null; */
        for (int i = 0; i < a.length; i++) a[i] = null;
        for (int x = 0; x < a.length; x++) {
            assert a[x] == null; // holds
        }
    }
}
