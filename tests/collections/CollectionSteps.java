import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The calls that every collection has. */
final class CollectionSteps {
    private CollectionSteps() {
    }

    static void step(Sequences s, Collection<Object> c) {
        switch (s.below(25)) {
            case 0:
                s.op("size");
                s.result(c.size());
                break;
            case 1:
                s.op("isEmpty");
                s.result(c.isEmpty());
                break;
            case 2:
            case 3:
                s.op("contains");
                looked(s, c);
                s.result(c.contains(s.element()));
                break;
            case 4:
            case 5:
            case 6:
                s.op("add");
                s.result(c.add(s.newElement()));
                break;
            case 7:
            case 8:
                remove(s, c);
                break;
            case 9:
                s.op("addAll");
                s.result(c.addAll(s.fresh()));
                break;
            case 10:
                s.op("removeAll");
                s.result(c.removeAll(s.fresh()));
                break;
            case 11:
                s.op("retainAll");
                s.result(c.retainAll(Arrays.asList(s.elements(8))));
                break;
            case 12:
                containsAll(s, c);
                break;
            case 13:
                if (s.below(s.isRoot() ? 4 : 2) == 0) {
                    s.op("clear");
                    c.clear();
                }
                break;
            case 14:
                s.op("removeIf");
                s.result(c.removeIf(s.predicate()));
                break;
            case 15:
            case 16:
                toArray(s, c);
                break;
            case 17:
            case 18:
                if (s.keepsIterators) {
                    s.op("iterator");
                    s.keep("iterator", c.iterator());
                } else {
                    iterate(s, c);
                }
                break;
            case 19:
                iterate(s, c);
                break;
            case 20:
                forEach(s, c);
                break;
            case 21:
                equal(s, c);
                break;
            case 22:
                hashCode(s, c);
                break;
            case 23:
                s.op("toString");
                s.text(c.toString(), s.inOrder());
                break;
            default:
                withNull(s, c);
                break;
        }
    }

    /** A part of a list that is outdated may look into what is no longer there, unless it is asked for its size first. */
    static void looked(Sequences s, Collection<Object> c) {
        if (s.isNamed("subList")) {
            s.result(c.size());
        }
    }

    /** Which of equal values goes is left open where the order is: that changes what stays in the map. */
    private static void remove(Sequences s, Collection<Object> c) {
        s.op("remove(o)");
        Object element = s.element();
        int times = 0;
        if (!s.inOrder() && s.identity && !(c instanceof Set)) {
            for (Object other : c.toArray()) {
                times += element == null ? other == null ? 1 : 0 : element.equals(other) ? 1 : 0;
            }
        }
        if (times <= 1) {
            s.result(c.remove(element));
        }
    }

    private static void containsAll(Sequences s, Collection<Object> c) {
        s.op("containsAll");
        looked(s, c);
        Object other = s.truth() ? s.thing() : null;
        s.result(c.containsAll(other instanceof Collection ? (Collection<?>) other : Arrays.asList(s.elements(2))));
    }

    /** Whether a map gives the same view of its values again is left open. */
    private static void equal(Sequences s, Collection<Object> c) {
        s.op("equals");
        Object other = s.thing();
        boolean same = c.equals(other);
        s.result(s.isNamed("values") ? c.equals(c) : same);
    }

    private static void hashCode(Sequences s, Collection<Object> c) {
        s.op("hashCode");
        boolean promised = s.hashCodes && (c instanceof List || c instanceof Set);
        if (promised && !hasConstants(c.toArray())) {
            s.result(c.hashCode());
        }
    }

    /** Whether there is something whose hash code is not promised. */
    static boolean hasConstants(Object[] elements) {
        for (Object element : elements) {
            if (element instanceof Enum) {
                return true;
            }
            if (element instanceof Map.Entry) {
                Map.Entry<?, ?> entry = (Map.Entry<?, ?>) element;
                if (entry.getKey() instanceof Enum || entry.getValue() instanceof Enum) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void toArray(Sequences s, Collection<Object> c) {
        s.op("toArray");
        boolean inOrder = s.inOrder();
        switch (s.number(0, 5)) {
            case 0:
                s.elements(c.toArray(), inOrder);
                break;
            case 1:
                s.elements(c.toArray(Object[]::new), inOrder);
                break;
            case 2:
                s.elements(c.toArray(new Object[0]), inOrder);
                break;
            case 3:
                s.elements(new ArrayList<>(c).toArray(), inOrder);
                break;
            case 4:
                Object[] given = new Object[c.size() + s.number(0, 2)];
                Arrays.fill(given, "rest");
                Object[] array = c.toArray(given);
                s.result(array == given);
                s.elements(array, inOrder);
                break;
            default:
                // An ArrayStoreException, if something else is there.
                Integer[] numbers = c.toArray(new Integer[s.number(0, 3)]);
                s.elements(numbers, inOrder);
                break;
        }
    }

    /** An iterator from its beginning to its end, which removes some of the elements. */
    static void iterate(Sequences s, Collection<Object> c) {
        s.op("iterate");
        Predicate<Object> removed = s.predicate();
        boolean removes = s.truth();
        Iterator<Object> iterator = c.iterator();
        long sum = 0;
        while (iterator.hasNext()) {
            Object element = iterator.next();
            long code = Sequences.mixed(s.code(element));
            sum = s.inOrder() ? sum * 31 + code : sum + code;
            if (removes && removed.test(element)) {
                iterator.remove();
            }
        }
        s.result(sum);
        s.result(iterator.hasNext());
        if (s.truth()) {
            iterator.next();
        } else {
            // Whether the last element was removed depends on the order.
            boolean known = s.inOrder() || c.isEmpty() || c.size() == 1 && !removes;
            if (known) {
                iterator.remove();
                iterator.remove();
            }
        }
    }

    private static void forEach(Sequences s, Collection<Object> c) {
        s.op("forEach");
        long[] sum = new long[1];
        boolean inOrder = s.inOrder();
        c.forEach(element -> {
            long code = Sequences.mixed(s.code(element));
            sum[0] = inOrder ? sum[0] * 31 + code : sum[0] + code;
        });
        s.result(sum[0]);
    }

    private static void withNull(Sequences s, Collection<Object> c) {
        s.op("null");
        switch (s.number(0, 6)) {
            case 0:
                s.result(c.addAll(null));
                break;
            case 1:
                s.result(c.removeAll(null));
                break;
            case 2:
                s.result(c.retainAll(null));
                break;
            case 3:
                s.result(c.containsAll(null));
                break;
            case 4:
                s.result(c.removeIf(null));
                break;
            case 5:
                c.forEach(null);
                break;
            default:
                s.result(c.toArray((Object[]) null).length);
                break;
        }
    }
}
