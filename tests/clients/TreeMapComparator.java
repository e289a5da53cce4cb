// With a comparator, keys are the same if it says 0.
import java.util.TreeMap;

class TreeMapComparator {

    static void byLength() {
        TreeMap<String, Integer> map = new TreeMap<>((left, right) -> left.length() - right.length());
        map.put("one", 1);
        map.put("two", 2);
        assert map.size() == 1;                        //~ proved[assertion]
    }

    static void wrong() {
        TreeMap<String, Integer> map = new TreeMap<>((left, right) -> left.length() - right.length());
        map.put("one", 1);
        map.put("two", 2);
        assert map.get("one") == 1;                    //~ refuted[assertion]
    }
}
//~ obligations: 23
