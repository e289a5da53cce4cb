import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;

/** Collections.empty…, singleton… and nCopies. */
public final class SmallCollections extends AnySequences {
    public static void main(String[] arguments) {
        new SmallCollections().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("first", made(), true);
        root("second", made(), true);
        root("third", made(), true);
    }

    private Object made() {
        switch (number(0, 9)) {
            case 0:
                return Collections.emptyList();
            case 1:
                return Collections.emptySet();
            case 2:
                return Collections.emptyMap();
            case 3:
                return Collections.singletonList(value());
            case 4:
                return Collections.singleton(value());
            case 5:
                return Collections.singletonMap(value(), value());
            case 6:
                return Collections.emptySortedSet();
            case 7:
                return Collections.emptyNavigableMap();
            default:
                return Collections.nCopies(number(0, 6), value());
        }
    }

    @Override
    void step(Object on) {
        if (below(20) > 0) {
            super.step(on);
        } else if (truth()) {
            op("empty");
            empty();
        } else {
            op("nCopies");
            result(Collections.nCopies(number(-2, 1), value()).size());
        }
    }

    private void empty() {
        switch (number(0, 5)) {
            case 0:
                Iterator<Object> iterator = Collections.emptyIterator();
                result(iterator.hasNext());
                iterator.forEachRemaining(element -> result(element));
                iterator.next();
                break;
            case 1:
                Collections.emptyIterator().remove();
                break;
            case 2:
                result(Collections.emptyListIterator().nextIndex());
                result(Collections.emptyListIterator().previousIndex());
                Collections.emptyListIterator().add(value());
                break;
            case 3:
                Enumeration<Object> enumeration = Collections.emptyEnumeration();
                result(enumeration.hasMoreElements());
                enumeration.nextElement();
                break;
            case 4:
                Collection<Object> constant = list(Collections.EMPTY_LIST);
                content(constant, true);
                content(Collections.EMPTY_MAP, true);
                content(Collections.EMPTY_SET, true);
                break;
            default:
                content(Collections.emptyNavigableSet(), true);
                content(Collections.emptySortedMap(), true);
                Collections.emptyNavigableSet().add(value());
                break;
        }
    }
}
