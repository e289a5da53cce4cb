// A map of any size is turned round, with the invariants written.
import java.util.HashMap;

class ReverseMap {
    static final class Thing {
    }

    static void reversed(HashMap<Thing, Thing> map) {
        HashMap<Thing, Thing> back = new HashMap<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(back, \get(map, \values[x])));
        //@ loop_invariant (\forall Thing v; \has(back, v); \has(map, \get(back, v)) && \get(map, \get(back, v)) == v);
        for (Thing key : map.keySet()) {
            back.put(map.get(key), key);
        }
        for (Thing key : map.keySet()) {
            assert map.get(back.get(map.get(key))) == map.get(key); //~ proved[assertion]
        }
    }

    /** Two keys may have one value. */
    static void injective(HashMap<Thing, Thing> map) {
        HashMap<Thing, Thing> back = new HashMap<>();
        //@ loop_invariant (\forall int x; 0 <= x && x < \index; \has(back, \get(map, \values[x])));
        //@ loop_invariant (\forall Thing v; \has(back, v); \has(map, \get(back, v)) && \get(map, \get(back, v)) == v);
        for (Thing key : map.keySet()) {
            back.put(map.get(key), key);
        }
        for (Thing key : map.keySet()) {
            assert back.get(map.get(key)) == key; //~ unknown[assertion]
        }
    }

    /** Keys and values are confused. */
    static void confused(HashMap<Thing, Thing> map) {
        HashMap<Thing, Thing> back = new HashMap<>();
        //@ loop_invariant (\forall Thing v; \has(back, v); \has(map, \get(back, v)) && \get(map, \get(back, v)) == v); //~ refuted[invariant-preserved]
        for (Thing key : map.keySet()) {
            back.put(key, map.get(key));
        }
    }
}
//~ obligations: 59
