// A loop over a TreeMap goes in the order of the keys.
import java.util.Iterator;
import java.util.TreeMap;

class TreeMapOrder {

    static void ascending() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(3, "c");
        map.put(1, "a");
        map.put(2, "b");
        Iterator<Integer> keys = map.keySet().iterator();
        assert keys.next() == 1 && keys.next() == 2 && keys.next() == 3;   //~ proved[assertion]
    }

    static void notByInsertion() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(3, "c");
        map.put(1, "a");
        assert map.values().iterator().next() == "c";  //~ refuted[assertion]
    }
}
//~ obligations: 36
