// What was put is what a get gives, as strings and as the same object.
import java.util.HashMap;
import java.util.Map;

class MapPutGet {

    static void once(String key, String value) {
        Map<String, String> names = new HashMap<>();
        names.put(key, value);
        assert names.get(key) == value;                //~ proved[assertion]
        assert names.get(key).equals(value);           //~ proved[assertion], proved[null-dereference], proved[null-dereference]
    }

    static int length(String key, String value) {
        HashMap<String, String> names = new HashMap<>();
        names.put(key, value);
        return names.get(key).length();                //~ proved[null-dereference], proved[null-dereference]
    }

    static void twice(String key) {
        HashMap<String, String> names = new HashMap<>();
        names.put(key, "first");
        names.put(key, "second");
        assert names.get(key) == "second";             //~ proved[assertion]
        assert names.size() == 1;                      //~ proved[assertion]
    }
}
//~ obligations: 15
