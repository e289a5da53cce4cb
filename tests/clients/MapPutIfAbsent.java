// Only the first one counts; the result is what was there.
import java.util.HashMap;

class MapPutIfAbsent {

    static void first(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        Integer before = map.putIfAbsent(key, 1);
        Integer after = map.putIfAbsent(key, 2);
        assert before == null;                         //~ proved[assertion]
        assert after == 1;                             //~ proved[assertion]
        assert map.get(key) == 1;                      //~ proved[assertion]
    }

    static void replacesNull() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", null);
        map.putIfAbsent("a", 3);
        assert map.get("a") == 3;                      //~ proved[assertion]
    }
}
//~ obligations: 13
