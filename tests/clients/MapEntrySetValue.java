// `setValue` of an entry writes into the map.
import java.util.HashMap;
import java.util.Map;

class MapEntrySetValue {

    static void written() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        entry.setValue(5);
        assert map.get("a") == 5;                      //~ proved[assertion]
    }

    static void read() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.put("a", 7);
        assert entry.getValue() == 1;                  //~ refuted[assertion]
    }
}
//~ obligations: 20
