import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collections.synchronized… */
public final class SynchronizedWrappers extends WrapperSequences {
    public static void main(String[] arguments) {
        new SynchronizedWrappers().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        super.begin();
    }

    @Override
    Collection<Object> wrapped(Collection<Object> inner) {
        return Collections.synchronizedCollection(inner);
    }

    @Override
    List<Object> wrapped(List<Object> inner) {
        return Collections.synchronizedList(inner);
    }

    @Override
    Set<Object> wrapped(Set<Object> inner) {
        return Collections.synchronizedSet(inner);
    }

    @Override
    NavigableSet<Object> wrapped(NavigableSet<Object> inner) {
        return Collections.synchronizedNavigableSet(inner);
    }

    @Override
    Map<Object, Object> wrapped(Map<Object, Object> inner) {
        return Collections.synchronizedMap(inner);
    }

    @Override
    NavigableMap<Object, Object> wrapped(NavigableMap<Object, Object> inner) {
        return Collections.synchronizedNavigableMap(inner);
    }

    @Override
    void others(Collection<Object> some) {
        if (truth()) {
            SortedSet<Object> set = new TreeSet<>(Values.BY_RANK);
            set.addAll(some);
            roots("set", set, Collections.synchronizedSortedSet(set), true);
        } else {
            SortedMap<Object, Object> map = new TreeMap<>(Values.BY_RANK);
            map.put(plain(), plain());
            roots("map", map, Collections.synchronizedSortedMap(map), true);
        }
    }
}
