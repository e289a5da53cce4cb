// A map in a field of an object: a cache that is filled on demand.
import java.util.HashMap;

class MapInField {
    private final HashMap<Integer, String> cache = new HashMap<>();

    String name(int key) {
        String name = cache.get(key);
        if (name == null) {
            name = "number " + key;
            cache.put(key, name);
        }
        return name;
    }

    static void twice(int key) {
        MapInField names = new MapInField();
        String first = names.name(key);
        String second = names.name(key);
        assert first == second;                        //~ proved[assertion]
    }

    static int unfilled(int key) {
        MapInField names = new MapInField();
        names.name(1);
        return names.cache.get(key).length();          //~ refuted[null-dereference]
    }
}
//~ obligations: 11
