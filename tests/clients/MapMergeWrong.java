// A merge that keeps the old value, one that removes, and one of null.
import java.util.HashMap;

class MapMergeWrong {

    static void keepsOld() {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.put("a", 1);
        counts.merge("a", 5, (old, more) -> old);
        assert counts.get("a") == 5;                   //~ refuted[assertion]
    }

    static int removes() {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.put("a", 1);
        counts.merge("a", 5, (old, more) -> null);
        return counts.get("a").intValue();             //~ refuted[null-dereference]
    }

    static void ofNull() {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.merge("a", null, (old, more) -> old);   //~ refuted[null-argument]
    }
}
//~ obligations: 16
