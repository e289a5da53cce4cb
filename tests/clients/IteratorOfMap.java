// Removal through the iterators of the views of a map.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

class IteratorOfMap {

    static void keys() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Iterator<String> iterator = map.keySet().iterator();
        iterator.next();
        iterator.remove();
        assert map.isEmpty();                          //~ proved[assertion]
    }

    static int gone() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Iterator<Integer> iterator = map.values().iterator();
        iterator.next();
        iterator.remove();
        return map.get("a").intValue();                //~ refuted[null-dereference]
    }
}
//~ obligations: 22
