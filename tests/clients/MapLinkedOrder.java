// A LinkedHashMap gives its keys in the order in which they came.
import java.util.Iterator;
import java.util.LinkedHashMap;

class MapLinkedOrder {

    static void order() {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", 2);
        map.put("z", 3);
        Iterator<String> keys = map.keySet().iterator();
        assert keys.next() == "z";                     //~ proved[assertion]
        assert keys.next() == "a";                     //~ proved[assertion]
        assert !keys.hasNext();                        //~ proved[assertion]
    }

    static void notSorted() {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", 2);
        assert map.keySet().iterator().next() == "a";  //~ refuted[assertion]
    }
}
//~ obligations: 23
