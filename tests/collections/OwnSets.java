import java.util.AbstractSet;
import java.util.Iterator;

/** Classes of a program that extend AbstractSet: one that grows, and one that is fixed. */
public final class OwnSets extends SetSequences {
    public static void main(String[] arguments) {
        new OwnSets().run(arguments);
    }

    private static class Fixed extends AbstractSet<Object> {
        final OwnElements elements = new OwnElements();

        @Override
        public Iterator<Object> iterator() {
            return elements.iterator();
        }

        @Override
        public int size() {
            return elements.size();
        }
    }

    private static final class Growing extends Fixed {
        @Override
        public boolean add(Object element) {
            if (elements.has(element)) {
                return false;
            }
            elements.append(element);
            return true;
        }
    }

    @Override
    void begin() {
        domain(below(5));
        keepsIterators = false;
        Fixed fixed = new Fixed();
        fixed.elements.append(plain());
        root("set", new Growing(), true);
        root("fixed", fixed, true);
    }
}
