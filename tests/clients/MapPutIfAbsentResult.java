// What `putIfAbsent` gives is the old value, which is null for a new key.
import java.util.HashMap;

class MapPutIfAbsentResult {

    static int used(String key) {
        HashMap<String, String> map = new HashMap<>();
        return map.putIfAbsent(key, "new").length();   //~ refuted[null-dereference]
    }

    static void replaced(String key, String other) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(other, 1);
        map.putIfAbsent(key, 2);
        assert map.get(key) == 2;                      //~ refuted[assertion]
    }
}
//~ obligations: 7
