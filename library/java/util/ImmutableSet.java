package java.util;

import invar.logic.Dict;
import invar.logic.Seq;
import invar.logic.Shared;
import java.util.function.Predicate;

/** A set that nobody can change, without null. */
final class ImmutableSet<E> extends AbstractCollection<E> implements Set<E>, java.io.Serializable, Shared {
    final Dict<E, Object> content;

    ImmutableSet(Dict<E, Object> content) {
        this.content = content;
    }

    /** All keys in an order that nobody may rely on: a virtual machine chooses another one each time it starts. */
    static <K> Seq<K> order(Dict<K, ?> content) {
        return Dict.size(content) < 2 ? Dict.keys(content) : Dict.scattered(content, 16);
    }

    @Override
    Seq<E> elementSequence() {
        return order(content);
    }

    @Override
    public int size() {
        return Dict.size(content);
    }

    @Override
    public boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    @Override
    public boolean contains(Object o) {
        if (o == null) {
            throw new NullPointerException();
        }
        return Dict.has(content, Keys.stored(content, o));
    }

    @Override
    public Iterator<E> iterator() {
        return new Walk<E>(order(content));
    }

    @Override
    public Object[] toArray() {
        Object[] array = new Object[Dict.size(content)];
        Seq.fill(array, order(content));
        return array;
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return ImmutableList.toArray(order(content), a);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set) || ((Set<?>) o).size() != Dict.size(content)) {
            return false;
        }
        for (Object element : (Set<?>) o) {
            if (element == null || !Dict.has(content, Keys.stored(content, element))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int position = 0; position < Dict.size(content); position++) {
            hash += Dict.keyAt(content, position).hashCode();
        }
        return hash;
    }

    @Override
    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
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
    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Goes over a sequence. */
    static final class Walk<E> implements Iterator<E> {
        private final Seq<E> content;
        private int position;

        Walk(Seq<E> content) {
            this.content = content;
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
        public void remove() {
            throw new UnsupportedOperationException("remove");
        }
    }
}
