// Maps that refuse null as a key: TreeMap, Hashtable, Map.of.
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

class MapNullRefused {

    static void table() {
        Hashtable<String, String> table = new Hashtable<>();
        table.put("a", null);                          //~ refuted[null-argument]
    }

    static void fixed(/*@ nullable @*/ String key) {
        Map<String, Integer> map = Map.of(key, 1);     //~ refuted[null-argument]
    }
}
