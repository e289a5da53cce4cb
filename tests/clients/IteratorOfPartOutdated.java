// An iterator over a part of a tree notices changes that are not its own.
import java.util.TreeSet;

class IteratorOfPartOutdated {

    static TreeSet<Integer> three() {
        TreeSet<Integer> set = new TreeSet<>();
        set.add(1);
        set.add(2);
        set.add(3);
        return set;
    }

    static void visitedRemoved() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {       //~ refuted[concurrent-modification]
            set.remove(element);
        }
    }

    static void added() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {       //~ refuted[concurrent-modification]
            set.add(7);
        }
    }

    static void cleared() {
        TreeSet<Integer> set = three();
        for (Integer element : set.headSet(3)) {       //~ refuted[concurrent-modification]
            set.clear();
        }
    }

    static void toTheEndOfTheSet() {
        TreeSet<Integer> set = three();
        for (Integer element : set.tailSet(1)) {       //~ refuted[concurrent-modification]
            set.remove(2);
        }
    }

    static void unchanged() {
        TreeSet<Integer> set = three();
        int sum = 0;
        for (Integer element : set.headSet(3)) {
            sum += element;
        }
        assert sum == 3;                               //~ proved[assertion]
    }
}
//~ obligations: 130
