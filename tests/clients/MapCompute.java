// `compute` gives the function null for a new key.
import java.util.HashMap;

class MapCompute {

    static void counted() {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.compute("a", (key, old) -> old == null ? 1 : old + 1);
        counts.compute("a", (key, old) -> old == null ? 1 : old + 1);
        assert counts.get("a") == 2;                   //~ proved[assertion]
    }

    static void forgotten() {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.compute("a", (key, old) -> old + 1);    //~ refuted[null-unboxing]
    }
}
//~ obligations: 15
