// A copy does not see later changes, an alias does.
import java.util.HashMap;
import java.util.Map;

class MapCopyOrAlias {

    static void copy() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        HashMap<String, Integer> copy = new HashMap<>(map);
        map.put("a", 2);
        assert copy.get("a") == 1 && map.get("a") == 2;    //~ proved[assertion]
    }
}
