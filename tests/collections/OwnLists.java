import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** Classes of a program that extend AbstractList: with all that a list can do, with elements that can be set, and with none of that. */
public final class OwnLists extends ListSequences {
    public static void main(String[] arguments) {
        new OwnLists().run(arguments);
    }

    /** Can only be looked at. */
    private static class Fixed extends AbstractList<Object> {
        Object[] elements;
        int size;

        Fixed(Object[] elements) {
            this.elements = elements;
            size = elements.length;
        }

        @Override
        public Object get(int index) {
            if (index < 0 || index >= size) {
                throw new IndexOutOfBoundsException("index " + index);
            }
            return elements[index];
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** Keeps its size. */
    private static class Settable extends Fixed implements RandomAccess {
        Settable(Object[] elements) {
            super(elements);
        }

        @Override
        public Object set(int index, Object element) {
            Object old = get(index);
            elements[index] = element;
            return old;
        }
    }

    /** Grows and shrinks. */
    private static class Growing extends Settable {
        Growing(Object[] elements) {
            super(elements);
        }

        @Override
        public void add(int index, Object element) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("index " + index);
            }
            modCount++;
            Object[] longer = new Object[size + 1];
            System.arraycopy(elements, 0, longer, 0, index);
            System.arraycopy(elements, index, longer, index + 1, size - index);
            longer[index] = element;
            elements = longer;
            size++;
        }

        @Override
        public Object remove(int index) {
            Object old = get(index);
            modCount++;
            System.arraycopy(elements, index + 1, elements, index, size - index - 1);
            size--;
            return old;
        }
    }

    @Override
    List<Object> made(Object[] elements) {
        switch (below(6)) {
            case 0:
                return new Fixed(elements);
            case 1:
                return new Settable(elements);
            default:
                return new Growing(elements);
        }
    }
}
