// Nothing is computed for a key that is there; a function that gives null adds nothing.
import java.util.HashMap;

class MapComputeIfAbsentWrong {

    static int nothing() {
        HashMap<String, String> map = new HashMap<>();
        map.computeIfAbsent("a", key -> null);
        return map.get("a").length();                  //~ refuted[null-dereference]
    }

    static void present() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.computeIfAbsent("a", key -> 2);
        assert map.get("a") == 2;                      //~ refuted[assertion]
    }
}
//~ obligations: 12
