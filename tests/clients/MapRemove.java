// A removed key is gone, the others stay.
import java.util.HashMap;

class MapRemove {

    static void gone(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(key, 1);
        Integer removed = map.remove(key);
        assert removed == 1;                           //~ proved[assertion]
        assert !map.containsKey(key) && map.get(key) == null && map.isEmpty(); //~ proved[assertion]
    }

    static void others() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        map.put("c", 3);
        map.remove("b");
        assert map.size() == 2;                        //~ proved[assertion]
        assert map.get("a") == 1 && map.get("c") == 3; //~ proved[assertion]
    }
}
//~ obligations: 19
