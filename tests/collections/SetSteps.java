import java.util.Comparator;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedSet;

/** The calls that sets have, and those of sets with an order of their elements. */
final class SetSteps {
    private SetSteps() {
    }

    static void step(Sequences s, Set<Object> set) {
        if (set instanceof NavigableSet && s.truth()) {
            navigable(s, (NavigableSet<Object>) set);
        } else if (set instanceof SortedSet && s.below(3) == 0) {
            sorted(s, (SortedSet<Object>) set);
        } else {
            CollectionSteps.step(s, set);
        }
    }

    private static void sorted(Sequences s, SortedSet<Object> set) {
        switch (s.below(6)) {
            case 0:
                s.op("first");
                s.result(set.first());
                break;
            case 1:
                s.op("last");
                s.result(set.last());
                break;
            case 2:
                s.op("headSet");
                s.keep("headSet", set.headSet(s.value()));
                break;
            case 3:
                s.op("tailSet");
                s.keep("tailSet", set.tailSet(s.value()));
                break;
            case 4:
                s.op("subSet");
                s.keep("subSet", set.subSet(s.value(), s.value()));
                break;
            default:
                s.op("comparator");
                Comparator<? super Object> comparator = set.comparator();
                s.result(comparator == null ? 0 : comparator.compare(1, 2));
                break;
        }
    }

    private static void navigable(Sequences s, NavigableSet<Object> set) {
        switch (s.below(12)) {
            case 0:
                s.op("lower");
                s.result(set.lower(s.value()));
                break;
            case 1:
                s.op("floor");
                s.result(set.floor(s.value()));
                break;
            case 2:
                s.op("ceiling");
                s.result(set.ceiling(s.value()));
                break;
            case 3:
                s.op("higher");
                s.result(set.higher(s.value()));
                break;
            case 4:
                s.op("pollFirst");
                s.result(set.pollFirst());
                break;
            case 5:
                s.op("pollLast");
                s.result(set.pollLast());
                break;
            case 6:
                s.op("descendingSet");
                s.keep("descendingSet", set.descendingSet());
                break;
            case 7:
                s.op("descendingIterator");
                s.keep("descendingIterator", set.descendingIterator());
                break;
            case 8:
                s.op("headSet");
                s.keep("headSet", set.headSet(s.value(), s.flag()));
                break;
            case 9:
                s.op("tailSet");
                s.keep("tailSet", set.tailSet(s.value(), s.flag()));
                break;
            case 10:
                s.op("subSet");
                s.keep("subSet", set.subSet(s.value(), s.flag(), s.value(), s.flag()));
                break;
            default:
                s.op("add");
                s.result(set.add(s.value()));
                break;
        }
    }
}
