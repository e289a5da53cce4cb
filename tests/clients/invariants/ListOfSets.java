// Each of a number of sets holds an element, with the invariants written.
import java.util.ArrayList;
import java.util.HashSet;

class ListOfSets {
    //@ requires 0 <= n;
    static void sets(int n, Integer element) {
        ArrayList<HashSet<Integer>> sets = new ArrayList<>();
        //@ loop_invariant 0 <= i && i <= n && \size(sets) == i;
        //@ loop_invariant (\forall int x; 0 <= x && x < i; \at(sets, x) != null && \has((HashSet<Integer>) \at(sets, x), element));
        for (int i = 0; i < n; i++) {
            HashSet<Integer> set = new HashSet<>();
            set.add(element);
            sets.add(set);
        }
        for (HashSet<Integer> set : sets) {
            assert set.contains(element); //~ proved[assertion]
        }
    }

    /** Every set but one holds it. */
    //@ requires 0 <= n;
    static void allButOne(int n, Integer element) {
        ArrayList<HashSet<Integer>> sets = new ArrayList<>();
        //@ loop_invariant 0 <= i && i <= n && \size(sets) == i;
        //@ loop_invariant (\forall int x; 0 <= x && x < i; \at(sets, x) != null && \has((HashSet<Integer>) \at(sets, x), element)); //~ refuted[invariant-preserved]
        for (int i = 0; i < n; i++) {
            HashSet<Integer> set = new HashSet<>();
            if (i != 2) {
                set.add(element);
            }
            sets.add(set);
        }
    }
}
//~ obligations: 23
