// The keys of a map of any size become a set, with the invariants written.
import java.util.HashMap;
import java.util.HashSet;

class SetOfKeys {
    static void keys(HashMap<Integer, Integer> map, Integer wanted) {
        HashSet<Integer> keys = new HashSet<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(keys, \values[x]));
        //@ loop_invariant (\forall Integer v; \has(keys, v); \has(map, v));
        for (Integer key : map.keySet()) {
            keys.add(key);
        }
        assert keys.contains(wanted) == map.containsKey(wanted); //~ proved[assertion]
    }

    /** Nothing says that the set has only keys. */
    static void oneSide(HashMap<Integer, Integer> map, Integer wanted) {
        HashSet<Integer> keys = new HashSet<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(keys, \values[x]));
        for (Integer key : map.keySet()) {
            keys.add(key);
        }
        assert keys.contains(wanted) == map.containsKey(wanted); //~ unknown[assertion]
    }

    /** The values are added. */
    static void values(HashMap<Integer, Integer> map) {
        HashSet<Integer> keys = new HashSet<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(keys, \values[x])); //~ refuted[invariant-preserved]
        for (Integer key : map.keySet()) {
            keys.add(map.get(key));
        }
    }
}
//~ obligations: 40
