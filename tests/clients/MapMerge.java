// Counting by `merge`.
import java.util.HashMap;

class MapMerge {

    static void counted() {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.merge("a", 1, (old, more) -> old + more);
        counts.merge("a", 1, (old, more) -> old + more);
        counts.merge("b", 1, (old, more) -> old + more);
        assert counts.get("a") == 2;                   //~ proved[assertion]
        assert counts.get("b") == 1;                   //~ proved[assertion]
    }

    static void sum(int first, int second) {
        HashMap<String, Integer> sums = new HashMap<>();
        sums.put("a", first);
        int merged = sums.merge("a", second, Integer::sum);
        assert merged == first + second;               //~ proved[assertion]
    }
}
//~ obligations: 25
