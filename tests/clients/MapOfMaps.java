// A table as a map of maps.
import java.util.HashMap;
import java.util.Map;

class MapOfMaps {

    static void table() {
        Map<String, Map<String, Integer>> table = new HashMap<>();
        table.put("x", new HashMap<>());
        table.put("y", new HashMap<>());
        table.get("x").put("k", 1);
        table.get("y").put("k", 2);
        assert table.get("x").get("k") == 1;           //~ proved[assertion]
    }

    static int missing() {
        Map<String, Map<String, Integer>> table = new HashMap<>();
        table.put("x", new HashMap<>());
        table.get("x").put("k", 1);
        return table.get("x").get("j").intValue();     //~ refuted[null-dereference]
    }
}
//~ obligations: 16
