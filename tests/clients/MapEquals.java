// Maps are equal if they have the same entries.
import java.util.HashMap;
import java.util.TreeMap;

class MapEquals {

    static void equal() {
        HashMap<String, Integer> left = new HashMap<>();
        TreeMap<String, Integer> right = new TreeMap<>();
        left.put("a", 1);
        right.put("a", 1);
        assert left.equals(right);                     //~ proved[assertion]
    }

    static void sameSize() {
        HashMap<String, Integer> left = new HashMap<>();
        HashMap<String, Integer> right = new HashMap<>();
        left.put("a", 1);
        right.put("b", 1);
        assert left.equals(right);                     //~ refuted[assertion]
    }
}
//~ obligations: 18
