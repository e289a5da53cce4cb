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

    static void some(ArrayList<String> list) {
        Iterator<String> iterator = list.iterator();
        while (iterator.hasNext()) {
            String text = iterator.next(); // should be proved[concurrent-modification] //~ proved[no-such-element], FIXME-unknown[concurrent-modification]
            if (text.isEmpty()) { // should be proved[null-dereference] //~ FIXME-unknown[null-dereference]
                iterator.remove();                     //~ proved[illegal-state]
            }
        }
    }
}
