// Removing a key that is not there gives null; a removed key has no value.
import java.util.HashMap;

class MapRemoveWrong {

    static int missing(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        int old = map.remove(key);                     //~ refuted[null-unboxing]
        return old;
    }

    static void size(String key) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        map.remove(key);
        assert map.size() == 1;                        //~ refuted[assertion]
    }
}
//~ obligations: 8
