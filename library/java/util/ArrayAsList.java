package java.util;

import invar.logic.Seq;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** An array as a list of its length: the list of `Arrays.asList`. What changes one changes the other. */
final class ArrayAsList<E> extends AbstractList<E> implements RandomAccess, Serializable {
    private final E[] array;

    ArrayAsList(E[] array) {
        if (array == null) {
            throw new NullPointerException();
        }
        this.array = array;
    }

    @Override
    Seq<E> elementSequence() {
        return Seq.of(array);
    }

    @Override
    public int size() {
        return array.length;
    }

    @Override
    public boolean isEmpty() {
        return array.length == 0;
    }

    @Override
    public E get(int index) {
        if (index < 0 || index >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + array.length);
        }
        return array[index];
    }

    @Override
    public E set(int index, E element) {
        if (index < 0 || index >= array.length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + array.length);
        }
        E previous = array[index];
        array[index] = element;
        return previous;
    }

    @Override
    public boolean contains(Object o) {
        return Keys.indexOf(Seq.of(array), o) >= 0;
    }

    @Override
    public int indexOf(Object o) {
        return Keys.indexOf(Seq.of(array), o);
    }

    @Override
    public int lastIndexOf(Object o) {
        return Keys.lastIndexOf(Seq.of(array), o);
    }

    @Override
    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    @Override
    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean remove(Object o) {
        if (Keys.indexOf(Seq.of(array), o) >= 0) {
            throw new UnsupportedOperationException("remove");
        }
        return false;
    }

    @Override
    public void clear() {
        if (array.length > 0) {
            throw new UnsupportedOperationException();
        }
    }

    @Override
    public Object[] toArray() {
        Object[] copy = new Object[array.length];
        System.arraycopy(array, 0, copy, 0, copy.length);
        return copy;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < array.length) {
            return Arrays.copyOf(array, array.length, (Class<? extends T[]>) a.getClass());
        }
        System.arraycopy(array, 0, a, 0, array.length);
        if (a.length > array.length) {
            a[array.length] = null;
        }
        return a;
    }

    @Override
    public Iterator<E> iterator() {
        return new ArrayIterator<E>(array);
    }

    @Override
    public Spliterator<E> spliterator() {
        return new ArraySpliterators.OfObjects<E>(array, 0, array.length, Spliterator.ORDERED);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (int index = 0; index < array.length; index++) {
            action.accept(array[index]);
        }
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        for (int index = 0; index < array.length; index++) {
            array[index] = operator.apply(array[index]);
        }
    }

    @Override
    public void sort(Comparator<? super E> c) {
        Arrays.sort(array, c);
    }

    /** Goes over an array. */
    private static final class ArrayIterator<E> implements Iterator<E> {
        private final E[] array;
        private int position;

        ArrayIterator(E[] array) {
            this.array = array;
        }

        @Override
        public boolean hasNext() {
            return position >= 0 && position < array.length;
        }

        @Override
        public E next() {
            if (position >= array.length) {
                throw new NoSuchElementException();
            }
            position++;
            return array[position - 1];
        }
    }
}
