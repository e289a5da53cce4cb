// The entries of a map of any size become a list of pairs, with the invariants written.
import java.util.ArrayList;
import java.util.HashMap;

class Pairs {
    static final class Pair {
        final Integer key;
        final Integer value;

        Pair(Integer key, Integer value) {
            this.key = key;
            this.value = value;
        }
    }

    static void pairs(HashMap<Integer, Integer> map) {
        ArrayList<Pair> pairs = new ArrayList<>();
        //@ loop_invariant \size(pairs) == \index;
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \at(pairs, x) != null && ((Pair) \at(pairs, x)).key == \values[x] && ((Pair) \at(pairs, x)).value == \get(map, \values[x]));
        for (Integer key : map.keySet()) {
            pairs.add(new Pair(key, map.get(key)));
        }
        for (Pair pair : pairs) {
            assert map.get(pair.key) == pair.value; //~ proved[assertion]
        }
    }

    /** Key and value are exchanged. */
    static void exchanged(HashMap<Integer, Integer> map) {
        ArrayList<Pair> pairs = new ArrayList<>();
        //@ loop_invariant \size(pairs) == \index;
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \at(pairs, x) != null && ((Pair) \at(pairs, x)).key == \values[x] && ((Pair) \at(pairs, x)).value == \get(map, \values[x])); //~ refuted[invariant-preserved]
        for (Integer key : map.keySet()) {
            pairs.add(new Pair(map.get(key), key));
        }
    }

    /** One pair too many. */
    static void oneMore(HashMap<Integer, Integer> map) {
        ArrayList<Pair> pairs = new ArrayList<>();
        //@ loop_invariant \size(pairs) == \index; //~ refuted[invariant-preserved]
        for (Integer key : map.keySet()) {
            pairs.add(new Pair(key, map.get(key)));
            if (map.size() == 3) {
                pairs.add(new Pair(key, map.get(key)));
            }
        }
    }
}
//~ obligations: 52
