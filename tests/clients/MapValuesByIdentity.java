// Boxes from a map are compared as objects.
import java.util.HashMap;

class MapValuesByIdentity {

    static void large() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1000);
        map.put("b", 1000);
        assert map.get("a") == map.get("b");           //~ refuted[assertion], refuted[box-comparison]
    }

    static void small() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 100);
        map.put("b", 100);
        assert map.get("a") == map.get("b");           //~ proved[assertion], proved[box-comparison]
    }

    static void byEquals() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1000);
        map.put("b", 1000);
        assert map.get("a").equals(map.get("b"));      //~ proved[assertion]
    }
}
//~ obligations: 19
