// A key made by `new String` is equal, but not the same.
import java.util.HashMap;
import java.util.IdentityHashMap;

class MapKeysByNewString {

    static void equal() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("key", 1);
        assert map.get(new String("key")) == 1;        //~ proved[assertion]
    }

    static void concatenated(String first, String second) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(first + second, 1);
        assert map.containsKey(first + second); //~ proved[assertion]
    }

    static void identity() {
        IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
        map.put("key", 1);
        assert map.containsKey(new String("key"));     //~ refuted[assertion]
    }
}
//~ obligations: 12
