// The set of keys is a view: what leaves it leaves the map, what comes into the map comes into it.
import java.util.HashMap;
import java.util.Set;

class MapKeySetView {

    static void removal() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        map.keySet().remove("a");
        assert map.size() == 1 && !map.containsKey("a");   //~ proved[assertion]
    }

    static void addition(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        Set<String> keys = map.keySet();
        map.put(key, 1);
        assert keys.contains(key) && keys.size() == 1; //~ proved[assertion]
    }
}
//~ obligations: 18
