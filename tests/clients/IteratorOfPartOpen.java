// An iterator over a part of a tree, after others have removed the key that it stands at. In the JDK the shape of the tree decides whether
// it is at its end: here `hasNext` turns true in the first two methods and false in the next two. Nothing is known of it.
import java.util.Iterator;
import java.util.TreeMap;
import java.util.TreeSet;

class IteratorOfPartOpen {

    static TreeSet<Integer> three() {
        TreeSet<Integer> set = new TreeSet<>();
        set.add(1);
        set.add(2);
        set.add(3);
        return set;
    }

    static void endRemoved() {
        TreeSet<Integer> set = three();
        Iterator<Integer> iterator = set.headSet(2).iterator();
        iterator.next();
        set.remove(2);
        assert !iterator.hasNext();                    //~ unknown[assertion]
    }

    static void endRemovedBackwards() {
        TreeSet<Integer> set = three();
        Iterator<Integer> iterator = set.tailSet(2, false).descendingIterator();
        iterator.next();
        set.remove(2);
        assert !iterator.hasNext();                    //~ unknown[assertion]
    }

    static void nextRemoved() {
        TreeSet<Integer> set = three();
        Iterator<Integer> iterator = set.headSet(3).iterator();
        iterator.next();
        set.remove(2);
        assert iterator.hasNext();                     //~ unknown[assertion]
    }

    static void nextRemovedFromMap() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(1, "a");
        map.put(2, "b");
        map.put(3, "c");
        Iterator<String> iterator = map.headMap(3).values().iterator();
        iterator.next();
        map.remove(2);
        assert iterator.hasNext();                     //~ unknown[assertion]
    }
}
//~ obligations: 106
