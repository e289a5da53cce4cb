// A function that changes the map that it computes for.
import java.util.HashMap;

class MapComputeIfAbsentChanges {

    static void changes() {
        HashMap<String, Integer> map = new HashMap<>();
        map.computeIfAbsent("a", key -> {              //~ refuted[concurrent-modification]
            map.put("b", 2);
            return 1;
        });
    }

    static void changesAnother() {
        HashMap<String, Integer> map = new HashMap<>();
        HashMap<String, Integer> other = new HashMap<>();
        map.computeIfAbsent("a", key -> {
            other.put("b", 2);
            return 1;
        });
        assert map.size() == 1 && other.size() == 1;   //~ proved[assertion]
    }
}
//~ obligations: 11
