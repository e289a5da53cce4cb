// The default is not added; and a key with null as its value does not get the default.
import java.util.HashMap;

class MapGetOrDefaultWrong {

    static void notAdded() {
        HashMap<String, Integer> map = new HashMap<>();
        map.getOrDefault("a", 0);
        assert map.containsKey("a");                   //~ refuted[assertion]
    }

    static int nullValue() {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", null);
        return map.getOrDefault("a", "none").length(); //~ refuted[null-dereference]
    }
}
//~ obligations: 6
