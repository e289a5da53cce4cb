// A second put of an equal key keeps the first key object.
import java.util.HashMap;

class MapKeyObjectKept {

    static void kept() {
        HashMap<String, Integer> map = new HashMap<>();
        String first = "key";
        String second = new String("key");
        map.put(first, 1);
        map.put(second, 2);
        for (String key : map.keySet()) {
            assert key == second;                      //~ refuted[assertion]
        }
    }
}
//~ obligations: 10
