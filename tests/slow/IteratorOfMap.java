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

    static void entries(HashMap<String, String> map) {
        Iterator<Map.Entry<String, String>> iterator = map.entrySet().iterator();
        while (iterator.hasNext()) {
            if (iterator.next().getValue().isEmpty()) { // should be proved[concurrent-modification], proved[null-dereference] //~ proved[no-such-element], FIXME-unknown[concurrent-modification], FIXME-unknown[null-dereference]
                iterator.remove();                     //~ proved[illegal-state]
            }
        }
    }

    static int gone() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Iterator<Integer> iterator = map.values().iterator();
        iterator.next();
        iterator.remove();
        return map.get("a").intValue(); // should be refuted[null-dereference] //~ FIXME-unknown[null-dereference]
    }
}
