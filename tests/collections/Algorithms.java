import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;

/** The static methods of Collections that work on a list or a collection. */
public final class Algorithms extends Sequences {
    public static void main(String[] arguments) {
        new Algorithms().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("list", new ArrayList<>(Arrays.asList(elements(8))), true);
        root("linked", new LinkedList<>(Arrays.asList(elements(5))), true);
        root("array", Arrays.asList(elements(5)), true);
        root("set", Collections.newSetFromMap(new LinkedHashMap<>()), true);
        root("stack", Collections.asLifoQueue(new ArrayDeque<>()), true);
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof Queue && !(on instanceof List)) {
            keepsIterators = false;
            QueueSteps.step(this, (Queue<Object>) on);
        } else if (on instanceof Set) {
            keepsIterators = true;
            CollectionSteps.step(this, collection(on));
        } else if (on instanceof List) {
            if (below(4) == 0) {
                refilled(list(on));
            } else if (truth()) {
                changed(list(on));
            } else {
                asked(list(on));
            }
        } else {
            IteratorSteps.step(this, iterator(on));
        }
    }

    private void refilled(List<Object> list) {
        op("refilled");
        for (int at = 0; at < list.size(); at++) {
            list.set(at, value());
        }
        list.add(value());
    }

    private void changed(List<Object> list) {
        switch (below(14)) {
            case 0:
                op("sort");
                if (list.size() <= 2 || ListSteps.alike(list.toArray())) {
                    Collections.sort(numbers(list));
                }
                break;
            case 1:
                op("sort(c)");
                Collections.sort(list, truth() ? Values.BY_RANK : Values.BY_THIRD);
                break;
            case 2:
                op("reverse");
                Collections.reverse(list);
                break;
            case 3:
                op("shuffle");
                Collections.shuffle(list, new Random(number(0, 1000)));
                break;
            case 4:
                op("swap");
                Collections.swap(list, index(list.size()), index(list.size()));
                break;
            case 5:
                op("fill");
                Collections.fill(list, value());
                break;
            case 6:
                op("copy");
                Object from = thing();
                Collections.copy(list, from instanceof List ? list(from) : Arrays.asList(elements(3)));
                break;
            case 7:
            case 8:
                op("rotate");
                Collections.rotate(list, number(-9, 9));
                break;
            case 9:
                op("replaceAll");
                result(Collections.replaceAll(list, value(), value()));
                break;
            case 10:
            case 11:
                op("addAll");
                result(Collections.addAll(list, elements(3)));
                break;
            case 12:
                op("sort(reverse)");
                if (ListSteps.alike(list.toArray())) {
                    Collections.sort(list, Collections.reverseOrder());
                }
                break;
            default:
                op("sort(reverse(c))");
                Collections.sort(list, Collections.reverseOrder(Values.BY_RANK));
                break;
        }
    }

    /** Seen as a list of what has an order. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static List<Integer> numbers(List<Object> list) {
        return (List<Integer>) (List) list;
    }

    private void asked(List<Object> list) {
        switch (below(13)) {
            case 0:
                op("binarySearch");
                if (ListSteps.alike(list.toArray())) {
                    Collections.sort(numbers(list));
                    // The second search is for what has no order with the elements.
                    Object wanted = list.isEmpty() ? plain() : list.get(number(0, list.size() - 1));
                    int at = Collections.binarySearch(numbers(list), (Integer) null, (a, b) -> Values.rank(a) - Values.rank(wanted));
                    result(at < 0 ? at : 1);
                }
                break;
            case 1:
                op("binarySearch(c)");
                List<Object> sorted = new ArrayList<>(list);
                sorted.sort(Values.BY_RANK);
                int found = Collections.binarySearch(sorted, value(), Values.BY_RANK);
                result(found < 0 ? found : Values.rank(sorted.get(found)));
                break;
            case 2:
                op("min");
                ordered(list, true);
                break;
            case 3:
                op("max");
                ordered(list, false);
                break;
            case 4:
                op("min(c)");
                result(Collections.min(list, truth() ? Values.BY_RANK : Values.BY_THIRD));
                break;
            case 5:
                op("max(c)");
                result(Collections.max(list, truth() ? Values.BY_RANK : Values.BY_THIRD));
                break;
            case 6:
                op("indexOfSubList");
                result(Collections.indexOfSubList(list, part(list)));
                break;
            case 7:
                op("lastIndexOfSubList");
                result(Collections.lastIndexOfSubList(list, part(list)));
                break;
            case 8:
                op("frequency");
                result(Collections.frequency(list, value()));
                break;
            case 9:
                op("disjoint");
                Object other = thing();
                result(Collections.disjoint(list, other instanceof Collection ? (Collection<?>) other : Arrays.asList(elements(2))));
                break;
            case 10:
                op("list(enumeration)");
                ArrayList<Object> copy = Collections.list(Collections.enumeration(list));
                content(copy, true);
                break;
            case 11:
                op("newSetFromMap");
                HashMap<Object, Boolean> used = new HashMap<>();
                used.put(1, true);
                content(Collections.newSetFromMap(truth() ? new HashMap<>() : used), false);
                break;
            default:
                op("null");
                withNull(list);
                break;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void ordered(List<Object> list, boolean least) {
        if (list.size() <= 2 || ListSteps.alike(list.toArray())) {
            result(least ? Collections.min((Collection) list) : Collections.max((Collection) list));
        }
    }

    private List<Object> part(List<Object> list) {
        int from = number(0, list.size());
        int to = number(from, list.size());
        List<Object> part = new ArrayList<>(list.subList(from, to));
        if (below(4) == 0) {
            part.add(value());
        }
        return part;
    }

    private void withNull(List<Object> list) {
        switch (number(0, 5)) {
            case 0:
                result(Collections.frequency(null, value()));
                break;
            case 1:
                result(Collections.disjoint(list, null));
                break;
            case 2:
                Collections.copy(list, null);
                break;
            case 3:
                result(Collections.indexOfSubList(list, null));
                break;
            case 4:
                result(Collections.addAll(list, (Object[]) null));
                break;
            default:
                content(new LinkedHashSet<>(Collections.nCopies(2, value())), true);
                break;
        }
    }
}
