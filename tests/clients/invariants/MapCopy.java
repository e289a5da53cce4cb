// A map of any size is copied, with the invariant written.
import java.util.HashMap;

class MapCopy {
    static void copied(HashMap<Integer, Integer> from) {
        HashMap<Integer, Integer> to = new HashMap<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(to, \values[x]) && \get(to, \values[x]) == \get(from, \values[x]));
        for (Integer key : from.keySet()) {
            to.put(key, from.get(key));
        }
        for (Integer key : from.keySet()) {
            assert from.get(key).equals(to.get(key)); //~ proved[assertion]
        }
    }

    /** Nothing says that the values are the same. */
    static void keysOnly(HashMap<Integer, Integer> from) {
        HashMap<Integer, Integer> to = new HashMap<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(to, \values[x]));
        for (Integer key : from.keySet()) {
            to.put(key, from.get(key));
        }
        for (Integer key : from.keySet()) {
            assert from.get(key).equals(to.get(key)); //~ unknown[assertion]
        }
    }

    /** The values are the keys. */
    static void wrongValue(HashMap<Integer, Integer> from) {
        HashMap<Integer, Integer> to = new HashMap<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(to, \values[x]) && \get(to, \values[x]) == \get(from, \values[x])); //~ refuted[invariant-preserved]
        for (Integer key : from.keySet()) {
            to.put(key, key);
        }
    }
}
//~ obligations: 54
