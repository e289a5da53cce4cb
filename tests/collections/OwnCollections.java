import java.util.AbstractCollection;
import java.util.AbstractQueue;
import java.util.Iterator;
import java.util.Queue;

/** Classes of a program that extend AbstractCollection and AbstractQueue. */
public final class OwnCollections extends Sequences {
    public static void main(String[] arguments) {
        new OwnCollections().run(arguments);
    }

    private static class Fixed extends AbstractCollection<Object> {
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
            elements.append(element);
            return true;
        }
    }

    /** Has room for five. */
    private static final class Line extends AbstractQueue<Object> {
        private final OwnElements elements = new OwnElements();

        @Override
        public boolean offer(Object element) {
            if (element == null) {
                throw new NullPointerException();
            }
            if (elements.size() == 5) {
                return false;
            }
            elements.append(element);
            return true;
        }

        @Override
        public Object poll() {
            Object head = peek();
            if (head != null) {
                elements.removeAt(0);
            }
            return head;
        }

        @Override
        public Object peek() {
            return elements.size() == 0 ? null : elements.get(0);
        }

        @Override
        public Iterator<Object> iterator() {
            return elements.iterator();
        }

        @Override
        public int size() {
            return elements.size();
        }
    }

    @Override
    void begin() {
        domain(below(5));
        keepsIterators = false;
        Fixed fixed = new Fixed();
        fixed.elements.append(plain());
        fixed.elements.append(plain());
        root("collection", new Growing(), true);
        root("queue", new Line(), true);
        root("fixed", fixed, true);
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof Queue) {
            QueueSteps.step(this, (Queue<Object>) on);
        } else {
            CollectionSteps.step(this, collection(on));
        }
    }
}
