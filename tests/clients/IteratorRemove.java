// Removal through the iterator.
import java.util.ArrayList;
import java.util.Iterator;

class IteratorRemove {

    static void first() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        Iterator<String> iterator = list.iterator();
        iterator.next();
        iterator.remove();                             //~ proved[illegal-state]
        assert list.size() == 1 && list.get(0) == "b"; //~ proved[assertion]
        assert iterator.next() == "b";                 //~ proved[assertion], proved[concurrent-modification]
    }
}
//~ obligations: 17
