// The test is of another key, or of another map, or forgets that a value may be null.
import java.util.HashMap;

class MapContainsKeyWrongGuard {

    static int otherKey(HashMap<String, String> map, String key, String other) {
        if (map.containsKey(other)) {
            return map.get(key).length();              //~ refuted[null-dereference]
        }
        return -1;
    }

    static int nullValue(String key) {
        HashMap<String, String> map = new HashMap<>();
        map.put(key, null);
        if (map.containsKey(key)) {
            return map.get(key).length();              //~ refuted[null-dereference]
        }
        return -1;
    }

    static int negated(HashMap<String, String> map, String key) {
        if (!map.containsKey(key)) {
            return map.get(key).length();              //~ refuted[null-dereference]
        }
        return -1;
    }
}
//~ obligations: 10
