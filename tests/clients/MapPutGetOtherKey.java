// A second put may be of the same key, and a get of a key that was not put gives null.
import java.util.HashMap;

class MapPutGetOtherKey {

    static void overwritten(String first, String second) {
        HashMap<String, Integer> ages = new HashMap<>();
        ages.put(first, 1);
        ages.put(second, 2);
        assert ages.get(first) == 1;                   //~ refuted[assertion]
    }

    static void counted(String first, String second) {
        HashMap<String, Integer> ages = new HashMap<>();
        ages.put(first, 1);
        ages.put(second, 2);
        assert ages.size() == 2;                       //~ refuted[assertion]
    }

    static int missing(String key) {
        HashMap<String, String> names = new HashMap<>();
        names.put("a", "b");
        return names.get(key).length();                //~ refuted[null-dereference]
    }
}
//~ obligations: 12
