package java.util;

import invar.logic.Seq;
import invar.logic.Shared;
import java.lang.reflect.Array;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list that nobody can change, without null unless a stream made it. */
final class ImmutableList<E> extends AbstractCollection<E> implements List<E>, RandomAccess, java.io.Serializable, Shared {
    final Seq<E> content;
    /** Whether this was cut out of another list: then it complains in other words. */
    final boolean isPart;
    /** Whether this may have null: then it does not complain if it is asked for it. */
    final boolean allowsNull;

    ImmutableList(Seq<E> content, boolean isPart) {
        this(content, isPart, false);
    }

    ImmutableList(Seq<E> content, boolean isPart, boolean allowsNull) {
        this.content = content;
        this.isPart = isPart;
        this.allowsNull = allowsNull;
    }

    @Override
    Seq<E> elementSequence() {
        return content;
    }

    @Override
    public int size() {
        return Seq.size(content);
    }

    @Override
    public boolean isEmpty() {
        return Seq.size(content) == 0;
    }

    @Override
    public E get(int index) {
        if (index < 0 || index >= Seq.size(content)) {
            if (isPart) {
                throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + Seq.size(content));
            }
            if (!allowsNull && (Seq.size(content) == 1 || Seq.size(content) == 2)) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + Seq.size(content));
            }
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + Seq.size(content));
        }
        return Seq.get(content, index);
    }

    @Override
    public boolean contains(Object o) {
        if (o == null && !allowsNull) {
            throw new NullPointerException();
        }
        return Keys.indexOf(content, o) >= 0;
    }

    @Override
    public int indexOf(Object o) {
        if (o == null && !allowsNull) {
            throw new NullPointerException();
        }
        return Keys.indexOf(content, o);
    }

    @Override
    public int lastIndexOf(Object o) {
        if (o == null && !allowsNull) {
            throw new NullPointerException();
        }
        return Keys.lastIndexOf(content, o);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
        }
        if (toIndex > Seq.size(content)) {
            throw new IndexOutOfBoundsException("toIndex = " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        return new ImmutableList<E>(Seq.slice(content, fromIndex, toIndex), true, allowsNull);
    }

    @Override
    public Iterator<E> iterator() {
        return new Walk<E>(content, 0);
    }

    @Override
    public ListIterator<E> listIterator() {
        return new Walk<E>(content, 0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + Seq.size(content));
        }
        return new Walk<E>(content, index);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Seq.isFollowed(content) ? new SeqSpliterator<E>(content, Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED)
            : new SomeElements<E>(content);
    }

    @Override
    public Object[] toArray() {
        Object[] array = new Object[Seq.size(content)];
        Seq.fill(array, content);
        return array;
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return ImmutableList.toArray(content, a);
    }

    /** The elements in this array, with a null behind them, or in a new one of its type if it is too short. */
    @SuppressWarnings("unchecked")
    static <T> T[] toArray(Seq<?> content, T[] array) {
        int size = Seq.size(content);
        T[] target = array.length >= size ? array : (T[]) Array.newInstance(array.getClass().getComponentType(), size);
        for (int index = 0; index < size; index++) {
            target[index] = (T) Seq.get(content, index);
        }
        if (target.length > size) {
            target[size] = null;
        }
        return target;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<?> others = ((List<?>) o).iterator();
        for (int index = 0; index < Seq.size(content); index++) {
            if (!others.hasNext() || !Objects.equals(Seq.get(content, index), others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int index = 0; index < Seq.size(content); index++) {
            hash = 31 * hash + Objects.hashCode(Seq.get(content, index));
        }
        return hash;
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
    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    @Override
    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    @Override
    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void sort(Comparator<? super E> c) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Goes over a sequence, in both directions. */
    static final class Walk<E> implements ListIterator<E> {
        private final Seq<E> content;
        private int position;

        Walk(Seq<E> content, int position) {
            this.content = content;
            this.position = position;
        }

        @Override
        public boolean hasNext() {
            return position >= 0 && position < Seq.size(content);
        }

        @Override
        public E next() {
            if (position >= Seq.size(content)) {
                throw new NoSuchElementException();
            }
            position++;
            return Seq.get(content, position - 1);
        }

        @Override
        public boolean hasPrevious() {
            return position > 0;
        }

        @Override
        public E previous() {
            if (position <= 0) {
                throw new NoSuchElementException();
            }
            position--;
            return Seq.get(content, position);
        }

        @Override
        public int nextIndex() {
            return position;
        }

        @Override
        public int previousIndex() {
            return position - 1;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }
}
