// With the order of access, a get is a change that a loop notices.
import java.util.LinkedHashMap;

class MapAccessOrder {

    static int total() {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        map.put("a", 1);
        map.put("b", 2);
        int total = 0;
        for (String key : map.keySet()) {              //~ refuted[concurrent-modification]
            total += map.get(key);
        }
        return total;
    }
}
//~ obligations: 11
