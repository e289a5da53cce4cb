// Maps by `Map.of` cannot be changed.
import java.util.Map;

class MapOfImmutable {

    static void read() {
        Map<String, Integer> map = Map.of("a", 1, "b", 2);
        assert map.get("b") == 2 && map.size() == 2;   //~ proved[assertion]
    }

    static void written() {
        Map<String, Integer> map = Map.of("a", 1, "b", 2);
        map.put("c", 3);                               //~ refuted[unsupported-operation]
    }

    static void removed() {
        Map<String, Integer> map = Map.of("a", 1);
        map.remove("a");                               //~ refuted[unsupported-operation]
    }
}
//~ obligations: 15
