// After a clear nothing is there, also in the views.
import java.util.HashMap;
import java.util.Set;

class MapClear {

    static int used(String key) {
        HashMap<String, String> map = new HashMap<>();
        map.put(key, "x");
        map.clear();
        return map.get(key).length();                  //~ refuted[null-dereference]
    }

    static void cleared(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(key, 1);
        Set<String> keys = map.keySet();
        map.clear();
        assert map.isEmpty() && keys.isEmpty();        //~ proved[assertion]
        assert !keys.contains(key);                    //~ proved[assertion]
    }
}
//~ obligations: 15
