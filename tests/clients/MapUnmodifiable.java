// An unmodifiable map sees changes of the one below and refuses its own; `Map.copyOf` is a copy.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class MapUnmodifiable {

    static void sees() {
        HashMap<String, Integer> map = new HashMap<>();
        Map<String, Integer> view = Collections.unmodifiableMap(map);
        map.put("a", 1);
        assert view.get("a") == 1;                     //~ proved[assertion]
    }

    static void refuses() {
        HashMap<String, Integer> map = new HashMap<>();
        Map<String, Integer> view = Collections.unmodifiableMap(map);
        view.put("a", 1);                              //~ refuted[unsupported-operation]
    }

    static void noView() {
        HashMap<String, Integer> map = new HashMap<>();
        Map<String, Integer> copy = Map.copyOf(map);
        map.put("a", 1);
        assert copy.containsKey("a");                  //~ refuted[assertion]
    }
}
//~ obligations: 17
