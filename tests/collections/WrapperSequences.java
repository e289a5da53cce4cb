import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sequences of calls of a collection and of a wrapper around it: what one changes, the other shows. */
abstract class WrapperSequences extends Sequences {
    private static final int KINDS = 10;

    /** Those of `java.util.Collections`. */
    abstract Collection<Object> wrapped(Collection<Object> inner);

    abstract List<Object> wrapped(List<Object> inner);

    abstract Set<Object> wrapped(Set<Object> inner);

    abstract NavigableSet<Object> wrapped(NavigableSet<Object> inner);

    abstract Map<Object, Object> wrapped(Map<Object, Object> inner);

    abstract NavigableMap<Object, Object> wrapped(NavigableMap<Object, Object> inner);

    @Override
    void begin() {
        Collection<Object> some = Arrays.asList(plain(), plain(), plain());
        switch (number(0, KINDS - 1)) {
            case 0:
            case 1:
                List<Object> list = truth() ? new ArrayList<>(some) : new LinkedList<>(some);
                roots("list", list, wrapped(list), true);
                break;
            case 2:
                Set<Object> linked = new LinkedHashSet<>(some);
                roots("set", linked, wrapped(linked), true);
                break;
            case 3:
                Set<Object> hashed = new HashSet<>(some);
                roots("set", hashed, wrapped(hashed), false);
                break;
            case 4:
                NavigableSet<Object> sorted = new TreeSet<>(Values.BY_RANK);
                sorted.addAll(some);
                roots("set", sorted, wrapped(sorted), true);
                break;
            case 5:
                Map<Object, Object> map = new LinkedHashMap<>();
                map.put(plain(), plain());
                roots("map", map, wrapped(map), true);
                break;
            case 6:
                Map<Object, Object> hashMap = new HashMap<>();
                hashMap.put(plain(), plain());
                roots("map", hashMap, wrapped(hashMap), false);
                break;
            case 7:
                NavigableMap<Object, Object> sortedMap = new TreeMap<>(Values.BY_RANK);
                sortedMap.put(plain(), plain());
                roots("map", sortedMap, wrapped(sortedMap), true);
                break;
            case 8:
                Collection<Object> values = new LinkedList<>(some);
                roots("collection", values, wrapped(values), true);
                break;
            default:
                others(some);
                break;
        }
    }

    /** What not all kinds of wrappers have. */
    void others(Collection<Object> some) {
        Collection<Object> deque = new LinkedList<>(some);
        roots("collection", deque, wrapped(deque), true);
    }

    final void roots(String name, Object inner, Object wrapper, boolean inOrder) {
        root(name, inner, inOrder);
        root("wrapper", wrapper, inOrder);
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof Iterator) {
            IteratorSteps.step(this, iterator(on));
        } else if (on instanceof List) {
            ListSteps.step(this, list(on));
        } else if (on instanceof Set) {
            SetSteps.step(this, (Set<Object>) on);
        } else if (on instanceof Queue) {
            QueueSteps.step(this, (Queue<Object>) on);
        } else if (on instanceof NavigableMap) {
            SortedMapSteps.step(this, (NavigableMap<Object, Object>) on);
        } else if (on instanceof SortedMap) {
            SortedMapSteps.sorted(this, (SortedMap<Object, Object>) on);
        } else if (on instanceof Map) {
            MapSteps.step(this, map(on));
        } else {
            CollectionSteps.step(this, collection(on));
        }
    }
}
