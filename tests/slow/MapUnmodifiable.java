// An unmodifiable map sees changes of the one below and refuses its own; `Map.copyOf` is a copy.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class MapUnmodifiable {

    static void noView() {
        HashMap<String, Integer> map = new HashMap<>();
        Map<String, Integer> copy = Map.copyOf(map);
        map.put("a", 1);
        assert copy.containsKey("a");                  //~ refuted[assertion]
    }
}
