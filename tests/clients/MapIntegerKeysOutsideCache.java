// Integers are keys by their number, also those that are boxed anew each time.
import java.util.HashMap;

class MapIntegerKeysOutsideCache {

    static void large() {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(100000, "x");
        map.put(100000, "y");
        assert map.size() == 1 && map.get(100000) == "y"; //~ proved[assertion]
    }

    static void any(int key, int same) {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(key, "x");
        if (key == same) {
            assert map.containsKey(same);              //~ proved[assertion]
        } else {
            assert !map.containsKey(same);             //~ proved[assertion]
        }
    }

    static void longIsNoInteger() {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(1, "x");
        assert map.containsKey(1L);                    //~ refuted[assertion]
    }
}
//~ obligations: 13
