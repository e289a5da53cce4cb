import invar.logic.Iteration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;

/** What the iterators of collections say of their positions, while elements are given, removed, added and changed. */
class Positions {
    static void lists(int seed) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < seed % 7; i++) {
            list.add(i);
        }
        go(list.iterator(), seed);
        ListIterator<Integer> both = list.listIterator(list.size() / 2);
        int choices = seed;
        for (int step = 0; step < 12; step++) {
            check(both);
            choices = choices * 31 + step;
            switch (choices >>> 4 & 3) {
                case 0 -> forth(both);
                case 1 -> back(both);
                case 2 -> both.add(step);
                default -> {
                    forth(both);
                    back(both);
                }
            }
        }
        check(both);
    }

    static void maps(int seed) {
        Map<Integer, Integer> map = seed % 2 == 0 ? new HashMap<>() : new LinkedHashMap<>();
        for (int i = 0; i < seed % 9; i++) {
            map.put(i * seed, i);
        }
        go(map.keySet().iterator(), seed);
        go(map.keySet().iterator(), seed + 1);
    }

    static void sets(int seed) {
        Set<Integer> set = seed % 2 == 0 ? new HashSet<>() : new LinkedHashSet<>();
        for (int i = 0; i < seed % 9; i++) {
            set.add(i * seed);
        }
        go(set.iterator(), seed);
        go(set.iterator(), seed + 1);
    }

    private static void go(Iterator<Integer> iterator, int choices) {
        check(iterator);
        int given = 0;
        while (iterator.hasNext()) {
            iterator.next();
            given++;
            check(iterator);
            if ((choices >>> given & 1) == 1) {
                iterator.remove();
                check(iterator);
            }
        }
    }

    private static void forth(ListIterator<Integer> iterator) {
        if (iterator.hasNext()) {
            iterator.next();
        }
    }

    private static void back(ListIterator<Integer> iterator) {
        if (iterator.hasPrevious()) {
            iterator.previous();
        }
    }

    private static void check(Iterator<?> iterator) {
        if (iterator instanceof Iteration<?> iteration) {
            assert iteration.isWithin();
        }
    }
}
