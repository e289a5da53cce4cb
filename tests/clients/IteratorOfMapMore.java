// Removal through the iterators of the views of a map.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

class IteratorOfMap {

    static void entries(HashMap<String, String> map) {
        Iterator<Map.Entry<String, String>> iterator = map.entrySet().iterator();
        while (iterator.hasNext()) {
            if (iterator.next().getValue().isEmpty()) { // should be proved[concurrent-modification], proved[null-dereference]  //~ proved[no-such-element]
                iterator.remove();                     //~ proved[illegal-state]
            }
        }
    }
}
//~ obligations: 11
