package java.util;

import java.util.function.UnaryOperator;

/** A collection whose elements stand at indices. */
public interface List<E> extends Collection<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    boolean add(E e);

    boolean remove(Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean addAll(int index, Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    boolean retainAll(Collection<?> c);

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        for (ListIterator<E> elements = listIterator(); elements.hasNext();) {
            elements.set(operator.apply(elements.next()));
        }
    }

    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> c) {
        E[] sorted = (E[]) toArray();
        Arrays.sort(sorted, c);
        ListIterator<E> elements = listIterator();
        for (int index = 0; index < sorted.length; index++) {
            elements.next();
            elements.set(sorted[index]);
        }
    }

    void clear();

    boolean equals(Object o);

    int hashCode();

    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    E remove(int index);

    int indexOf(Object o);

    int lastIndexOf(Object o);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int fromIndex, int toIndex);

    @Override
    default Spliterator<E> spliterator() {
        return this instanceof RandomAccess ? new RandomAccessSpliterator<E>(this) : Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of() {
        return (List<E>) ImmutableCollections.listOf();
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1) {
        return (List<E>) ImmutableCollections.listOf(new Object[] {e1});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2) {
        return (List<E>) ImmutableCollections.listOf(e1, e2);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4, e5);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4, e5, e6);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4, e5, e6, e7);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4, e5, e6, e7, e8);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4, e5, e6, e7, e8, e9);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return (List<E>) ImmutableCollections.listOf(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10);
    }

    @SafeVarargs
    @SuppressWarnings({"unchecked", "varargs"})
    static <E> List<E> of(E... elements) {
        return (List<E>) ImmutableCollections.listOf((Object[]) elements);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> copyOf(Collection<? extends E> coll) {
        return (List<E>) ImmutableCollections.listCopy(coll);
    }
}
