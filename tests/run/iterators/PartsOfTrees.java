// Iterators over parts of trees, after changes that are not their own, as far as the shape of the tree has no say.
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class PartsOfTrees {
    static TreeSet<Integer> numbers() {
        return new TreeSet<>(Arrays.asList(1, 2, 3, 4, 5, 6, 7));
    }

    static void ask(String what, Iterator<?> iterator) {
        System.out.print(what + ": " + iterator.hasNext());
        for (int times = 0; times < 2; times++) {
            try {
                System.out.print(" " + iterator.next());
            } catch (RuntimeException thrown) {
                System.out.print(" " + thrown.getClass().getSimpleName());
            }
        }
        try {
            iterator.remove();
            System.out.println(" removed");
        } catch (RuntimeException thrown) {
            System.out.println(" " + thrown.getClass().getSimpleName());
        }
    }

    static Iterator<Integer> after(NavigableSet<Integer> part, int steps) {
        Iterator<Integer> iterator = part.iterator();
        for (int step = 0; step < steps; step++) {
            iterator.next();
        }
        return iterator;
    }

    static void changes() {
        for (int steps = 0; steps <= 3; steps++) {
            TreeSet<Integer> set = numbers();
            ask("unchanged " + steps, after(set.subSet(2, true, 5, false), steps));
            set = numbers();
            Iterator<Integer> iterator = after(set.subSet(2, true, 5, false), steps);
            set.add(9);
            ask("added " + steps, iterator);
            set = numbers();
            iterator = after(set.subSet(2, true, 5, false), steps);
            set.clear();
            ask("cleared " + steps, iterator);
            set = numbers();
            iterator = after(set.subSet(2, true, 5, false), steps);
            set.remove(1);
            set.remove(7);
            ask("others removed " + steps, iterator);
            set = numbers();
            iterator = after(set.subSet(2, true, 5, false).descendingSet(), steps);
            set.remove(6);
            ask("backwards " + steps, iterator);
            set = numbers();
            iterator = after(set.tailSet(5, true), steps);
            set.remove(5);
            set.remove(6);
            ask("without an end " + steps, iterator);
        }
    }

    static void visitedGoes() {
        for (int first = 1; first <= 5; first++) {
            TreeSet<Integer> set = numbers();
            Iterator<Integer> iterator = set.subSet(first, true, 7, false).iterator();
            set.remove(99);
            Integer visited = iterator.next();
            set.remove(visited);
            ask("visited " + visited, iterator);
        }
    }

    static void empty() {
        TreeSet<Integer> set = numbers();
        Iterator<Integer> iterator = set.subSet(4, false, 5, false).iterator();
        set.remove(4);
        set.remove(5);
        ask("empty", iterator);
    }

    static void ownRemovals() {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int key = 1; key <= 7; key++) {
            map.put(key, "v" + key);
        }
        Iterator<Map.Entry<Integer, String>> entries = map.subMap(2, 6).entrySet().iterator();
        while (entries.hasNext()) {
            if (entries.next().getKey() != 3) {
                entries.remove();
            }
        }
        System.out.println(map);
        Iterator<Integer> keys = map.tailMap(1, false).descendingKeySet().iterator();
        while (keys.hasNext()) {
            keys.next();
            keys.remove();
        }
        System.out.println(map);
    }

    public static void main(String[] arguments) {
        changes();
        visitedGoes();
        empty();
        ownRemovals();
    }
}
