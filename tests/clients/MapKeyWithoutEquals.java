// A class that leaves `equals` alone: only the same object finds its value.
import java.util.HashMap;

class MapKeyWithoutEquals {
    final int id;

    MapKeyWithoutEquals(int id) {
        this.id = id;
    }

    static void same() {
        HashMap<MapKeyWithoutEquals, String> map = new HashMap<>();
        MapKeyWithoutEquals key = new MapKeyWithoutEquals(1);
        map.put(key, "x");
        assert map.get(key) == "x";                    //~ proved[assertion]
    }

    static int another() {
        HashMap<MapKeyWithoutEquals, String> map = new HashMap<>();
        map.put(new MapKeyWithoutEquals(1), "x");
        return map.get(new MapKeyWithoutEquals(1)).length(); //~ refuted[null-dereference]
    }
}
//~ obligations: 6
