// Only a key that is there gets another value, and null removes it.
import java.util.HashMap;

class MapComputeIfPresent {

    static void present() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.computeIfPresent("a", (key, old) -> old + 10);
        map.computeIfPresent("b", (key, old) -> old + 10);
        assert map.get("a") == 11;                     //~ proved[assertion]
        assert map.size() == 1;                        //~ proved[assertion]
    }

    static void removed() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.computeIfPresent("a", (key, old) -> null);
        assert map.containsKey("a");                   //~ refuted[assertion]
    }
}
//~ obligations: 19
