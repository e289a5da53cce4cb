import java.util.Collection;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collections.checked…: only numbers may come in. */
public final class CheckedWrappers extends WrapperSequences {
    /** The class that is checked, hidden from the compiler so that other values can be tried. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static final Class<Object> CHECKED = (Class<Object>) (Class) Integer.class;

    public static void main(String[] arguments) {
        new CheckedWrappers().run(arguments);
    }

    @Override
    void begin() {
        domain(Values.NUMBERS);
        strangers = 6;
        mayFailMidway = true;
        super.begin();
    }

    @Override
    Collection<Object> wrapped(Collection<Object> inner) {
        return Collections.checkedCollection(inner, CHECKED);
    }

    @Override
    List<Object> wrapped(List<Object> inner) {
        return Collections.checkedList(inner, CHECKED);
    }

    @Override
    Set<Object> wrapped(Set<Object> inner) {
        return Collections.checkedSet(inner, CHECKED);
    }

    @Override
    NavigableSet<Object> wrapped(NavigableSet<Object> inner) {
        return Collections.checkedNavigableSet(inner, CHECKED);
    }

    @Override
    Map<Object, Object> wrapped(Map<Object, Object> inner) {
        return Collections.checkedMap(inner, CHECKED, CHECKED);
    }

    @Override
    NavigableMap<Object, Object> wrapped(NavigableMap<Object, Object> inner) {
        return Collections.checkedNavigableMap(inner, CHECKED, CHECKED);
    }

    @Override
    void others(Collection<Object> some) {
        switch (number(0, 2)) {
            case 0:
                SortedSet<Object> set = new TreeSet<>(Values.BY_RANK);
                set.addAll(some);
                roots("set", set, Collections.checkedSortedSet(set, CHECKED), true);
                break;
            case 1:
                SortedMap<Object, Object> map = new TreeMap<>(Values.BY_RANK);
                map.put(plain(), plain());
                roots("map", map, Collections.checkedSortedMap(map, CHECKED, CHECKED), true);
                break;
            default:
                Queue<Object> queue = new LinkedList<>(some);
                roots("queue", queue, Collections.checkedQueue(queue, CHECKED), true);
                break;
        }
    }
}
