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

/** Collections.unmodifiable… */
public final class UnmodifiableWrappers extends WrapperSequences {
    public static void main(String[] arguments) {
        new UnmodifiableWrappers().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        super.begin();
    }

    @Override
    Collection<Object> wrapped(Collection<Object> inner) {
        return Collections.unmodifiableCollection(inner);
    }

    @Override
    List<Object> wrapped(List<Object> inner) {
        return Collections.unmodifiableList(inner);
    }

    @Override
    Set<Object> wrapped(Set<Object> inner) {
        return Collections.unmodifiableSet(inner);
    }

    @Override
    NavigableSet<Object> wrapped(NavigableSet<Object> inner) {
        return Collections.unmodifiableNavigableSet(inner);
    }

    @Override
    Map<Object, Object> wrapped(Map<Object, Object> inner) {
        return Collections.unmodifiableMap(inner);
    }

    @Override
    NavigableMap<Object, Object> wrapped(NavigableMap<Object, Object> inner) {
        return Collections.unmodifiableNavigableMap(inner);
    }

    @Override
    void others(Collection<Object> some) {
        if (truth()) {
            SortedSet<Object> set = new TreeSet<>(Values.BY_RANK);
            set.addAll(some);
            roots("set", set, Collections.unmodifiableSortedSet(set), true);
        } else {
            SortedMap<Object, Object> map = new TreeMap<>(Values.BY_RANK);
            map.put(plain(), plain());
            roots("map", map, Collections.unmodifiableSortedMap(map), true);
        }
    }
}
