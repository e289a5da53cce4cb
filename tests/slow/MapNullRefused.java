// Maps that refuse null as a key: TreeMap, Hashtable, Map.of.
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

class MapNullRefused {

    static void sorted() {
        TreeMap<String, Integer> map = new TreeMap<>();
        map.put("a", 1);
        map.put(null, 2);                              //~ refuted[null-argument]
    }

    static void table() {
        Hashtable<String, String> table = new Hashtable<>();
        table.put("a", null);                          //~ refuted[null-argument]
    }
}
