// Between two gets a put of another variable's key: it may be the same key.
import java.util.HashMap;

class MapGetsAroundPut {

    static void changed(String key, String other) {
        HashMap<String, String> map = new HashMap<>();
        map.put(key, "old");
        String first = map.get(key);
        map.put(other, "new");
        assert first == map.get(key);                  //~ refuted[assertion]
    }

    static int removed(String key, String other) {
        HashMap<String, String> map = new HashMap<>();
        map.put(key, "old");
        if (map.get(key) != null) {
            map.remove(other);
            return map.get(key).length();              //~ refuted[null-dereference]
        }
        return 0;
    }
}
//~ obligations: 10
