// A list of any size is copied, with the invariants written.
import java.util.ArrayList;

class ListCopy {
    static void copied(ArrayList<Integer> from) {
        ArrayList<Integer> to = new ArrayList<>();
        //@ loop_invariant \index <= \size(from) && \size(to) == \index;
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \at(from, x) == \at(to, x));
        for (Integer element : from) {
            to.add(element);
        }
        assert to.size() == from.size(); //~ proved[assertion]
        //@ loop_invariant 0 <= j;
        for (int j = 0; j < from.size(); j++) {
            assert from.get(j).equals(to.get(j)); //~ proved[assertion]
        }
    }

    /** What is copied is not said to be the same. */
    static void sizeOnly(ArrayList<Integer> from) {
        ArrayList<Integer> to = new ArrayList<>();
        //@ loop_invariant \index <= \size(from) && \size(to) == \index;
        for (Integer element : from) {
            to.add(element);
        }
        //@ loop_invariant 0 <= j;
        for (int j = 0; j < from.size(); j++) {
            assert from.get(j).equals(to.get(j)); //~ unknown[assertion]
        }
    }

    /** The copy is the wrong way round. */
    static void reversed(ArrayList<Integer> from) {
        ArrayList<Integer> to = new ArrayList<>();
        //@ loop_invariant \index <= \size(from) && \size(to) == \index;
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \at(from, x) == \at(to, x)); //~ refuted[invariant-preserved]
        for (Integer element : from) {
            to.add(0, element);
        }
    }
}
//~ obligations: 57
