import java.util.Iterator;
import java.util.ListIterator;

/** Calls of iterators: most are used after other calls have changed the collection. */
final class IteratorSteps {
    private IteratorSteps() {
    }

    /** A few calls, one after the other. */
    static void step(Sequences s, Iterator<Object> iterator) {
        for (int times = s.below(3); times >= 0; times--) {
            call(s, iterator);
        }
    }

    private static void call(Sequences s, Iterator<Object> iterator) {
        if (!s.inOrder()) {
            unordered(s, iterator);
        } else if (s.isNamed("listIterator") && s.below(3) > 0) {
            @SuppressWarnings("unchecked")
            ListIterator<Object> listIterator = (ListIterator<Object>) iterator;
            list(s, listIterator);
        } else {
            ordered(s, iterator);
        }
    }

    private static void ordered(Sequences s, Iterator<Object> iterator) {
        switch (s.below(20)) {
            case 0:
                s.op("hasNext");
                s.result(iterator.hasNext());
                break;
            case 1:
                s.op("hasNext");
                s.result(iterator.hasNext());
                s.result(iterator.hasNext());
                break;
            case 2:
                s.op("forEachRemaining");
                iterator.forEachRemaining(element -> s.result(element));
                break;
            case 3:
                s.op("forEachRemaining(null)");
                // Some iterators of the JDK do not mind, against what is documented.
                if (s.isNamed("listIterator")) {
                    iterator.forEachRemaining(null);
                }
                break;
            case 4:
            case 5:
            case 6:
            case 7:
            case 8:
                s.op("remove");
                iterator.remove();
                break;
            default:
                s.op("next");
                s.result(iterator.next());
                break;
        }
    }

    /** Which element comes is left open: only that one comes is noted. */
    private static void unordered(Sequences s, Iterator<Object> iterator) {
        switch (s.below(6)) {
            case 0:
            case 1:
                s.op("hasNext");
                boolean more = iterator.hasNext();
                s.result(more || !s.knowsEnd);
                break;
            case 2:
                long[] seen = new long[1];
                s.op("forEachRemaining");
                if (!s.knowsEnd) {
                    break;
                }
                iterator.forEachRemaining(element -> seen[0]++);
                s.result(seen[0]);
                break;
            default:
                s.op("next");
                iterator.next();
                s.result(true);
                break;
        }
    }

    private static void list(Sequences s, ListIterator<Object> iterator) {
        switch (s.below(8)) {
            case 0:
                s.op("hasPrevious");
                s.result(iterator.hasPrevious());
                break;
            case 1:
            case 2:
                s.op("previous");
                s.result(iterator.previous());
                break;
            case 3:
                s.op("nextIndex");
                s.result(iterator.nextIndex());
                break;
            case 4:
                s.op("previousIndex");
                s.result(iterator.previousIndex());
                break;
            case 5:
                s.op("set");
                iterator.set(s.value());
                break;
            default:
                s.op("add");
                iterator.add(s.value());
                break;
        }
    }
}
