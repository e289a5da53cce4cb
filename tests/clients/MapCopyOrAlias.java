// A copy does not see later changes, an alias does.
import java.util.HashMap;
import java.util.Map;

class MapCopyOrAlias {

    static void alias() {
        HashMap<String, Integer> map = new HashMap<>();
        Map<String, Integer> alias = map;
        alias.put("a", 1);
        assert map.get("a") == 1;                      //~ proved[assertion]
    }

    static void parameters(HashMap<String, Integer> left, HashMap<String, Integer> right) {
        left.put("a", 1);
        right.put("a", 2);
        assert left.get("a") == 1;                     //~ refuted[assertion]
    }

    static void copy() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        HashMap<String, Integer> copy = new HashMap<>(map);
        map.put("a", 2);
        assert copy.get("a") == 1 && map.get("a") == 2;    //~ proved[assertion]
    }
}
//~ obligations: 19
