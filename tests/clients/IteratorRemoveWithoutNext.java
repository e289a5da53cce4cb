// A removal before the first `next`, and two after one.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;

class IteratorRemoveWithoutNext {

    static void early() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        Iterator<String> iterator = list.iterator();
        iterator.remove();                             //~ refuted[illegal-state]
    }

    static void twice() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        Iterator<String> iterator = map.keySet().iterator();
        iterator.next();
        iterator.remove();                             //~ proved[illegal-state]
        iterator.remove();                             //~ refuted[illegal-state]
    }
}
//~ obligations: 18
