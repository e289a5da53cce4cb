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

    static void odd() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        Iterator<Integer> iterator = list.iterator();
        while (iterator.hasNext()) {
            if (iterator.next() % 2 == 1) { //~ proved[concurrent-modification], proved[null-unboxing]
                iterator.remove();
            }
        }
        assert list.isEmpty(); //~ refuted[assertion]
    }
}
//~ obligations: 32
