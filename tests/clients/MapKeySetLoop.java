// A loop over the keys may use what it gets for them.
import java.util.HashMap;

class MapKeySetLoop {

    static int total(HashMap<String, String> map) {
        int total = 0;
        for (String key : map.keySet()) {
            total += map.get(key).length();            //~ proved[null-dereference], proved[null-dereference]
        }
        return total;
    }

    static int built() {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(1, "one");
        map.put(1000, "thousand");
        int total = 0;
        for (Integer key : map.keySet()) {
            total += map.get(key).length();            //~ proved[null-dereference], proved[null-dereference]
        }
        return total;
    }
}
//~ obligations: 18
