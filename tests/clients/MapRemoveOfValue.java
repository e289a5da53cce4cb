// The remove with two arguments removes only what has this value.
import java.util.HashMap;

class MapRemoveOfValue {

    static void matching() {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", "x");
        assert !map.remove("a", "y");                  //~ proved[assertion]
        assert map.containsKey("a");                   //~ proved[assertion]
        assert map.remove("a", new String("x"));       //~ proved[assertion]
        assert map.isEmpty();                          //~ proved[assertion]
    }

    static void wrong(String value) {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", "x");
        map.remove("a", value);
        assert map.isEmpty();                          //~ refuted[assertion]
    }
}
//~ obligations: 23
