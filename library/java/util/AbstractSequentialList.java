package java.util;

/** What a list can do with `listIterator(int)` and `size` alone. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException exception) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    public E set(int index, E element) {
        try {
            ListIterator<E> elements = listIterator(index);
            E previous = elements.next();
            elements.set(element);
            return previous;
        } catch (NoSuchElementException exception) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    public void add(int index, E element) {
        try {
            listIterator(index).add(element);
        } catch (NoSuchElementException exception) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    public E remove(int index) {
        try {
            ListIterator<E> elements = listIterator(index);
            E removed = elements.next();
            elements.remove();
            return removed;
        } catch (NoSuchElementException exception) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        try {
            ListIterator<E> elements = listIterator(index);
            boolean changed = false;
            for (E element : c) {
                elements.add(element);
                changed = true;
            }
            return changed;
        } catch (NoSuchElementException exception) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public abstract ListIterator<E> listIterator(int index);
}
