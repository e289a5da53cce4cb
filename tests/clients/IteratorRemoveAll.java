// A loop that removes everything leaves nothing.
import java.util.ArrayList;
import java.util.Iterator;

class IteratorRemoveAll {

    static void all() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        Iterator<Integer> iterator = list.iterator();
        iterator.next();
        iterator.remove();
        iterator.next();
        iterator.remove();
        assert list.isEmpty() && !iterator.hasNext();  //~ proved[assertion]
    }
}
