package java.util;

/** The keys of a sorted map as a set: a view, whose map may itself be the part of another one. */
abstract class SortedKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    abstract NavigableMap<E, ?> map();

    public int size() {
        return map().size();
    }

    public boolean isEmpty() {
        return map().isEmpty();
    }

    public boolean contains(Object o) {
        return map().containsKey(o);
    }

    public boolean remove(Object o) {
        int size = map().size();
        map().remove(o);
        return map().size() != size;
    }

    public void clear() {
        map().clear();
    }

    public Comparator<? super E> comparator() {
        return map().comparator();
    }

    public E first() {
        return map().firstKey();
    }

    public E last() {
        return map().lastKey();
    }

    public E lower(E e) {
        return map().lowerKey(e);
    }

    public E floor(E e) {
        return map().floorKey(e);
    }

    public E ceiling(E e) {
        return map().ceilingKey(e);
    }

    public E higher(E e) {
        return map().higherKey(e);
    }

    public E pollFirst() {
        Map.Entry<E, ?> entry = map().pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public E pollLast() {
        Map.Entry<E, ?> entry = map().pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    public NavigableSet<E> descendingSet() {
        return map().descendingKeySet();
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return map().subMap(fromElement, fromInclusive, toElement, toInclusive).navigableKeySet();
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return map().headMap(toElement, inclusive).navigableKeySet();
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return map().tailMap(fromElement, inclusive).navigableKeySet();
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }
}
