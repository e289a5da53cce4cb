// The values are a view.
import java.util.Collection;
import java.util.HashMap;

class MapValuesView {

    static void removal() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.values().remove(1);
        assert map.isEmpty();                          //~ proved[assertion]
    }

    static void addition() {
        HashMap<String, Integer> map = new HashMap<>();
        Collection<Integer> values = map.values();
        map.put("a", 1);
        assert values.contains(1) && values.size() == 1;   //~ proved[assertion]
    }

    static void wrong() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 1);
        map.values().remove(1);
        assert map.isEmpty();                          //~ refuted[assertion]
    }
}
//~ obligations: 27
