// Removal through the iterator.
import java.util.ArrayList;
import java.util.Iterator;

class IteratorRemove {

    static void some(ArrayList<String> list) {
        Iterator<String> iterator = list.iterator();
        while (iterator.hasNext()) {
            String text = iterator.next(); //~ proved[no-such-element], proved[concurrent-modification]
            if (text.isEmpty()) {
                iterator.remove();                     //~ proved[illegal-state]
            }
        }
    }
}
//~ obligations: 9
