// A part of a TreeMap is a view with bounds.
import java.util.SortedMap;
import java.util.TreeMap;

class TreeMapHeadMap {

    static void seen() {
        TreeMap<Integer, String> map = new TreeMap<>();
        SortedMap<Integer, String> head = map.headMap(10);
        map.put(5, "a");
        map.put(10, "b");
        assert head.size() == 1 && head.containsKey(5);    //~ proved[assertion]
    }

    static void exclusive() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(10, "b");
        assert map.headMap(10).containsKey(10);        //~ refuted[assertion]
    }
}
//~ obligations: 28
