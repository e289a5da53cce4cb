// Removing from the map while a loop goes over its entries.
import java.util.HashMap;
import java.util.Map;

class MapEntryLoopRemoves {

    static void empty() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 0);
        map.put("b", 0);
        map.put("c", 1);
        for (Map.Entry<String, Integer> entry : map.entrySet()) { //~ refuted[concurrent-modification]
            if (entry.getValue() == 0) { //~ proved[null-unboxing]
                map.remove(entry.getKey());
            }
        }
    }
}
//~ obligations: 13
