package java.util;

import invar.logic.Seq;
import invar.logic.Shared;
import java.io.Serializable;

/** So many times the same element: the list of `nCopies`, which nobody can change. */
final class RepeatedList<E> extends AbstractList<E> implements RandomAccess, Serializable, Shared {
    private final int times;
    private final E element;

    RepeatedList(int times, E element) {
        this.times = times;
        this.element = element;
    }

    @Override
    Seq<E> elementSequence() {
        return Seq.repeat(element, times);
    }

    @Override
    public int size() {
        return times;
    }

    @Override
    public boolean isEmpty() {
        return times == 0;
    }

    @Override
    public E get(int index) {
        if (index < 0 || index >= times) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + times);
        }
        return element;
    }

    @Override
    public boolean contains(Object o) {
        return times != 0 && SingletonCollections.equal(o, element);
    }

    @Override
    public int indexOf(Object o) {
        return times != 0 && SingletonCollections.equal(o, element) ? 0 : -1;
    }

    @Override
    public int lastIndexOf(Object o) {
        return times != 0 && SingletonCollections.equal(o, element) ? times - 1 : -1;
    }

    @Override
    public java.util.stream.Stream<E> stream() {
        return java.util.stream.IntStream.range(0, times).mapToObj(index -> element);
    }

    @Override
    public java.util.stream.Stream<E> parallelStream() {
        return stream().parallel();
    }

    @Override
    public Spliterator<E> spliterator() {
        return stream().spliterator();
    }

    @Override
    public Object[] toArray() {
        Object[] array = new Object[times];
        Seq.fill(array, Seq.repeat(element, times));
        return array;
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return ImmutableList.toArray(Seq.repeat(element, times), a);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
        }
        if (toIndex > times) {
            throw new IndexOutOfBoundsException("toIndex = " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        return new RepeatedList<E>(toIndex - fromIndex, element);
    }
}
