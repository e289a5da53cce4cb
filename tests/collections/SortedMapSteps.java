import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;

/** The calls that maps with an order of their keys have. */
final class SortedMapSteps {
    private SortedMapSteps() {
    }

    static void step(Sequences s, NavigableMap<Object, Object> map) {
        if (s.truth()) {
            MapSteps.step(s, map);
            return;
        }
        switch (s.below(10)) {
            case 0:
            case 1:
                neighbours(s, map);
                break;
            case 2:
                ends(s, map);
                break;
            case 3:
                s.op("pollFirstEntry");
                snapshot(s, map.pollFirstEntry());
                break;
            case 4:
                s.op("pollLastEntry");
                snapshot(s, map.pollLastEntry());
                break;
            case 5:
            case 6:
            case 7:
                ranges(s, map);
                break;
            default:
                views(s, map);
                break;
        }
    }

    /** For maps that have no more than this. */
    static void sorted(Sequences s, SortedMap<Object, Object> map) {
        switch (s.below(10)) {
            case 0:
                s.op("firstKey");
                s.result(map.firstKey());
                break;
            case 1:
                s.op("lastKey");
                s.result(map.lastKey());
                break;
            case 2:
                s.op("headMap");
                s.keep("headMap", map.headMap(s.value()));
                break;
            case 3:
                s.op("tailMap");
                s.keep("tailMap", map.tailMap(s.value()));
                break;
            case 4:
                s.op("subMap");
                s.keep("subMap", map.subMap(s.value(), s.value()));
                break;
            default:
                MapSteps.step(s, map);
                break;
        }
    }

    /** An entry that shows what was, and cannot be changed. */
    private static void snapshot(Sequences s, Map.Entry<Object, Object> entry) {
        s.result(entry);
        if (entry != null && s.below(4) == 0) {
            s.text(entry.toString(), true);
            entry.setValue(s.value());
        }
    }

    private static void neighbours(Sequences s, NavigableMap<Object, Object> map) {
        switch (s.below(8)) {
            case 0:
                s.op("lowerKey");
                s.result(map.lowerKey(s.value()));
                break;
            case 1:
                s.op("floorKey");
                s.result(map.floorKey(s.value()));
                break;
            case 2:
                s.op("ceilingKey");
                s.result(map.ceilingKey(s.value()));
                break;
            case 3:
                s.op("higherKey");
                s.result(map.higherKey(s.value()));
                break;
            case 4:
                s.op("lowerEntry");
                snapshot(s, map.lowerEntry(s.value()));
                break;
            case 5:
                s.op("floorEntry");
                snapshot(s, map.floorEntry(s.value()));
                break;
            case 6:
                s.op("ceilingEntry");
                snapshot(s, map.ceilingEntry(s.value()));
                break;
            default:
                s.op("higherEntry");
                snapshot(s, map.higherEntry(s.value()));
                break;
        }
    }

    private static void ends(Sequences s, NavigableMap<Object, Object> map) {
        switch (s.below(5)) {
            case 0:
                s.op("firstKey");
                s.result(map.firstKey());
                break;
            case 1:
                s.op("lastKey");
                s.result(map.lastKey());
                break;
            case 2:
                s.op("firstEntry");
                snapshot(s, map.firstEntry());
                break;
            case 3:
                s.op("lastEntry");
                snapshot(s, map.lastEntry());
                break;
            default:
                s.op("comparator");
                Comparator<? super Object> comparator = map.comparator();
                s.result(comparator == null ? 0 : comparator.compare(1, 2));
                break;
        }
    }

    private static void ranges(Sequences s, NavigableMap<Object, Object> map) {
        switch (s.below(6)) {
            case 0:
                s.op("headMap");
                s.keep("headMap", map.headMap(s.value()));
                break;
            case 1:
                s.op("tailMap");
                s.keep("tailMap", map.tailMap(s.value()));
                break;
            case 2:
                s.op("subMap");
                s.keep("subMap", map.subMap(s.value(), s.value()));
                break;
            case 3:
                s.op("headMap");
                s.keep("headMap", map.headMap(s.value(), s.flag()));
                break;
            case 4:
                s.op("tailMap");
                s.keep("tailMap", map.tailMap(s.value(), s.flag()));
                break;
            default:
                s.op("subMap");
                s.keep("subMap", map.subMap(s.value(), s.flag(), s.value(), s.flag()));
                break;
        }
    }

    private static void views(Sequences s, NavigableMap<Object, Object> map) {
        switch (s.below(3)) {
            case 0:
                s.op("descendingMap");
                s.keep("descendingMap", map.descendingMap());
                break;
            case 1:
                s.op("navigableKeySet");
                s.keep("navigableKeySet", map.navigableKeySet());
                break;
            default:
                s.op("descendingKeySet");
                s.keep("descendingKeySet", map.descendingKeySet());
                break;
        }
    }
}
