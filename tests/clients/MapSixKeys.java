// Six keys, each with its value.
import java.util.HashMap;

class MapSixKeys {

    static void six() {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(1, "a");
        map.put(17, "b");
        map.put(33, "c");
        map.put(128, "d");
        map.put(-1, "e");
        map.put(100000, "f");
        assert map.size() == 6;                        //~ proved[assertion]
        assert map.get(1) == "a" && map.get(17) == "b" && map.get(33) == "c"; //~ proved[assertion]
        assert map.get(128) == "d" && map.get(-1) == "e" && map.get(100000) == "f"; //~ proved[assertion]
    }
}
//~ obligations: 16
