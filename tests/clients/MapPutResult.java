// `put` gives the old value.
import java.util.HashMap;

class MapPutResult {

    static void old() {
        HashMap<String, String> map = new HashMap<>();
        assert map.put("a", "x") == null;              //~ proved[assertion]
        assert map.put("a", "y") == "x";               //~ proved[assertion]
    }

    static int used(String key) {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", "x");
        return map.put(key, "y").length();             //~ refuted[null-dereference]
    }
}
//~ obligations: 7
