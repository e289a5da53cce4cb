// An iterator over a part of a tree, after others have changed the tree. Where the key that it stands at was removed, the shape of the JDK's
// tree decides whether it is at its end: of the first five loops the JDK ends three with an exception. Nothing is known of them.
import java.util.TreeMap;
import java.util.TreeSet;

class IteratorOfPartOutdated {

    static TreeSet<Integer> three() {
        TreeSet<Integer> set = new TreeSet<>();
        set.add(1);
        set.add(2);
        set.add(3);
        return set;
    }

    static void endRemoved() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(2)) {
            set.remove(2);
        }
    }

    static void endRemovedBackwards() {
        TreeSet<Integer> set = three();
        for (Integer element : set.tailSet(2, false).descendingSet()) {
            set.remove(2);
        }
    }

    static void nextRemoved() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {
            set.remove(2);
        }
    }

    static void nextRemovedFromMap() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(1, "a");
        map.put(2, "b");
        map.put(3, "c");
        for (String value : map.headMap(3).values()) {
            map.remove(2);
        }
    }

    static void removedAndAdded() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(2)) {
            set.remove(2);
            set.add(2);
        }
    }

    static void visitedRemoved() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {
            set.remove(element);
        }
    }

    static void added() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {
            set.add(7);
        }
    }

    static void cleared() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {
            set.clear();
        }
    }

    static void toTheEndOfTheSet() {
        TreeSet<Integer> set = three();
        for (Integer element : set.tailSet(1)) {
            set.remove(2);
        }
    }

    static void unchanged() {
        TreeSet<Integer> set = three();
        int sum = 0;
        for (Integer element : set.headSet(3)) {
            sum += element;
        }
        assert sum == 3;
    }
}
