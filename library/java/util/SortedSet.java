package java.util;

/** A set whose elements are in an order. */
public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E fromElement, E toElement);

    SortedSet<E> headSet(E toElement);

    SortedSet<E> tailSet(E fromElement);

    E first();

    E last();

    /** The elements are `SORTED` only if that is their natural order. */
    @Override
    default Spliterator<E> spliterator() {
        int order = Spliterator.DISTINCT | Spliterator.ORDERED;
        return Spliterators.spliterator(this, comparator() == null ? order | Spliterator.SORTED : order);
    }
}
