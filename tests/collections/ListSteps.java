import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** The calls that every list has. */
final class ListSteps {
    private ListSteps() {
    }

    static void step(Sequences s, List<Object> list) {
        if (s.below(3) == 0) {
            CollectionSteps.step(s, list);
            return;
        }
        switch (s.below(22)) {
            case 0:
            case 1:
                s.op("get");
                s.result(list.get(s.index(list.size())));
                break;
            case 2:
            case 3:
                s.op("set");
                s.result(list.set(s.index(list.size()), s.value()));
                break;
            case 4:
            case 5:
            case 6:
                s.op("add(i)");
                list.add(s.index(list.size()), s.value());
                break;
            case 7:
            case 8:
                s.op("remove(i)");
                s.result(list.remove(s.index(list.size())));
                break;
            case 9:
                s.op("indexOf");
                CollectionSteps.looked(s, list);
                s.result(list.indexOf(s.value()));
                break;
            case 10:
                s.op("lastIndexOf");
                CollectionSteps.looked(s, list);
                s.result(list.lastIndexOf(s.value()));
                break;
            case 11:
                s.op("addAll(i)");
                s.result(list.addAll(s.index(list.size()), s.fresh()));
                break;
            case 12:
            case 13:
                subList(s, list);
                break;
            case 14:
                s.op("listIterator");
                s.keep("listIterator", list.listIterator());
                break;
            case 15:
                s.op("listIterator(i)");
                s.keep("listIterator", list.listIterator(s.index(list.size())));
                break;
            case 16:
                sort(s, list);
                break;
            case 17:
                s.op("replaceAll");
                // What an outdated part of a list does is left open; here it says that it is one.
                s.result(list.size());
                list.replaceAll(Values::next);
                break;
            case 18:
                fromThing(s, list);
                break;
            case 19:
                changing(s, list);
                break;
            case 20:
                withNull(s, list);
                break;
            default:
                equal(s, list);
                break;
        }
    }

    private static void subList(Sequences s, List<Object> list) {
        s.op("subList");
        int size = list.size();
        if (s.below(5) == 0) {
            s.keep("subList", list.subList(s.index(size), s.index(size)));
        } else {
            int from = s.number(0, size / 2);
            s.keep("subList", list.subList(from, s.number(from, size)));
        }
    }

    /** Sorts by an order that all elements have; where it fails, the content is left open, unless there are only two elements. */
    private static void sort(Sequences s, List<Object> list) {
        s.op("sort");
        switch (s.number(0, 4)) {
            case 0:
                list.sort(Values.BY_RANK);
                break;
            case 1:
                list.sort(Values.BY_THIRD);
                break;
            case 2:
                list.sort(Values.BY_RANK.reversed());
                break;
            default:
                if (list.size() <= 2 || alike(list.toArray())) {
                    list.sort(null);
                }
                break;
        }
    }

    /** Whether all are of one class, which has an order. */
    static boolean alike(Object[] elements) {
        for (Object element : elements) {
            if (element == null || element.getClass() != elements[0].getClass()) {
                return false;
            }
        }
        return true;
    }

    private static void fromThing(Sequences s, List<Object> list) {
        s.op("addAll");
        Object thing = s.thing();
        if (thing instanceof Collection && list.size() < 8) {
            Collection<Object> other = Sequences.collection(thing);
            s.result(s.truth() ? list.addAll(other) : list.addAll(s.index(list.size()), other));
        }
    }

    /** A function that is called for each element makes the list longer. */
    private static void changing(Sequences s, List<Object> list) {
        int when = s.below(4);
        Object added = s.plain();
        int[] calls = new int[1];
        if (s.truth()) {
            s.op("forEach changing");
            list.forEach(element -> {
                s.result(element);
                if (calls[0]++ == when) {
                    list.add(added);
                }
            });
        } else {
            s.op("removeIf changing");
            s.result(list.removeIf(element -> {
                if (calls[0]++ == when) {
                    list.add(added);
                }
                return Values.rank(element) % 2 == 0;
            }));
        }
    }

    private static void withNull(Sequences s, List<Object> list) {
        s.op("null");
        switch (s.number(0, 2)) {
            case 0:
                s.result(list.addAll(s.index(list.size()), null));
                break;
            case 1:
                s.result(list.size());
                list.replaceAll(null);
                break;
            default:
                s.result(list.equals(null));
                break;
        }
    }

    private static void equal(Sequences s, List<Object> list) {
        s.op("equals");
        Object[] elements = list.toArray();
        if (elements.length > 0 && s.truth()) {
            elements[s.index(elements.length - 1)] = s.value();
        }
        List<Object> other = Arrays.asList(elements);
        s.result(list.equals(other));
        s.result(other.equals(list));
    }
}
