import java.util.Iterator;
import java.util.NoSuchElementException;

/** Elements one after the other, for the collections that a program makes itself. */
final class OwnElements {
    private Object[] elements = new Object[4];
    private int size;

    int size() {
        return size;
    }

    Object get(int index) {
        return elements[index];
    }

    void append(Object element) {
        if (size == elements.length) {
            Object[] longer = new Object[size * 2];
            System.arraycopy(elements, 0, longer, 0, size);
            elements = longer;
        }
        elements[size++] = element;
    }

    void removeAt(int index) {
        System.arraycopy(elements, index + 1, elements, index, size - index - 1);
        size--;
    }

    boolean has(Object element) {
        for (int at = 0; at < size; at++) {
            if (element == null ? elements[at] == null : element.equals(elements[at])) {
                return true;
            }
        }
        return false;
    }

    Iterator<Object> iterator() {
        return new Iterator<Object>() {
            private int next;
            private boolean removable;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public Object next() {
                if (next >= size) {
                    throw new NoSuchElementException();
                }
                removable = true;
                return elements[next++];
            }

            @Override
            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                removable = false;
                removeAt(--next);
            }
        };
    }
}
