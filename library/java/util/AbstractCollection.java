package java.util;

import invar.logic.Seq;
import java.lang.reflect.Array;

/** What a collection can do with its iterator and its size alone. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    /** The elements as they are now. A collection that keeps them in a sequence gives it. */
    Seq<E> elementSequence() {
        return Seq.of(toArray());
    }

    /** The elements of any collection as they are now. */
    @SuppressWarnings("unchecked")
    static <E> Seq<E> sequenceOf(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        return c instanceof AbstractCollection ? ((AbstractCollection<E>) c).elementSequence() : Seq.of(c.toArray());
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        for (Iterator<E> elements = iterator(); elements.hasNext();) {
            if (Objects.equals(o, elements.next())) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        return collect(new Object[size()]);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int size = size();
        if (a.length < size) {
            T[] result = collect((T[]) Array.newInstance(a.getClass().getComponentType(), size));
            if (result.length > a.length) {
                return result;
            }
            System.arraycopy(result, 0, a, 0, result.length);
            if (a.length > result.length) {
                a[result.length] = null;
            }
            return a;
        }
        Iterator<E> elements = iterator();
        int count = 0;
        while (count < a.length && elements.hasNext()) {
            a[count++] = (T) elements.next();
        }
        if (count < a.length) {
            a[count] = null;
            return a;
        }
        return collect(a, count, elements);
    }

    /** The elements in an array of the given one's type, and the given one if their number is as promised. */
    private <T> T[] collect(T[] room) {
        return collect(room, 0, iterator());
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] collect(T[] room, int count, Iterator<?> elements) {
        T[] result = room;
        while (elements.hasNext()) {
            if (count == result.length) {
                result = Arrays.copyOf(result, count + count / 2 + 1);
            }
            result[count++] = (T) elements.next();
        }
        return count == result.length ? result : Arrays.copyOf(result, count);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        for (Iterator<E> elements = iterator(); elements.hasNext();) {
            if (Objects.equals(o, elements.next())) {
                elements.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object element : c) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E element : c) {
            changed |= add(element);
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean changed = false;
        for (Iterator<E> elements = iterator(); elements.hasNext();) {
            if (c.contains(elements.next())) {
                elements.remove();
                changed = true;
            }
        }
        return changed;
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        boolean changed = false;
        for (Iterator<E> elements = iterator(); elements.hasNext();) {
            if (!c.contains(elements.next())) {
                elements.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        for (Iterator<E> elements = iterator(); elements.hasNext();) {
            elements.next();
            elements.remove();
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        String separator = "";
        for (E element : this) {
            text.append(separator).append(element == this ? "(this Collection)" : String.valueOf(element));
            separator = ", ";
        }
        return text.append("]").toString();
    }
}
