// A test for the key guards its use.
import java.util.HashMap;

class MapContainsKeyGuard {

    static int length(HashMap<String, String> map, String key) {
        if (map.containsKey(key)) {
            return map.get(key).length();              //~ proved[null-dereference], proved[null-dereference]
        }
        return -1;
    }

    static int early(HashMap<String, Integer> map, String key) {
        if (!map.containsKey(key)) {
            return 0;
        }
        int value = map.get(key);                      //~ proved[null-dereference], proved[null-unboxing]
        return value;
    }
}
//~ obligations: 6
