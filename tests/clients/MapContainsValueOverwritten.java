// A value that was put may have been overwritten.
import java.util.HashMap;

class MapContainsValueOverwritten {

    static void overwritten(String key, String other) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(key, 1);
        map.put(other, 2);
        assert map.containsValue(1);                   //~ refuted[assertion]
    }

    static void removed() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 1);
        map.remove("a");
        assert !map.containsValue(1);                  //~ refuted[assertion]
    }
}
//~ obligations: 9
