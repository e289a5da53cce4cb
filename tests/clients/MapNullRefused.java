// Map.of refuses null as a key.
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

class MapNullRefused {

    static void fixed(/*@ nullable @*/ String key) {
        Map<String, Integer> map = Map.of(key, 1);     //~ refuted[null-argument]
    }

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
//~ obligations: 13
