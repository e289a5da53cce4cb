// A HashMap has room for null as a key and as a value.
import java.util.HashMap;

class MapNullKey {

    static void key() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(null, 1);
        map.put("null", 2);
        assert map.size() == 2 && map.get(null) == 1;  //~ proved[assertion]
    }

    static void value() {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", null);
        assert map.containsKey("a") && map.get("a") == null; //~ proved[assertion]
        assert map.containsValue(null);                //~ proved[assertion]
    }

    static int dereferenced() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put(null, 2);
        int total = 0;
        for (String key : map.keySet()) {
            total += key.length();                     //~ refuted[null-dereference]
        }
        return total;
    }
}
//~ obligations: 21
