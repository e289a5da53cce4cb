// A loop that removes everything leaves nothing.
import java.util.ArrayList;
import java.util.Iterator;

class IteratorRemoveAll {

    static void odd() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        Iterator<Integer> iterator = list.iterator();
        while (iterator.hasNext()) {
            if (iterator.next() % 2 == 1) { // should be proved[concurrent-modification], proved[null-unboxing] //~ FIXME-unknown[concurrent-modification], FIXME-unknown[null-unboxing]
                iterator.remove();
            }
        }
        assert list.isEmpty(); // should be refuted[assertion] //~ FIXME-unknown[assertion]
    }
}
