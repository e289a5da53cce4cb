package java.util;

import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Views of collections for several threads: here there is one, and they hand every call on. */
final class SynchronizedCollections {
    private SynchronizedCollections() {
    }

    /** A view of a collection. */
    static class SynchronizedCollection<E> implements Collection<E>, Serializable, Shared {
        final Collection<E> shown;

        SynchronizedCollection(Collection<E> shown) {
            if (shown == null) {
                throw new NullPointerException();
            }
            this.shown = shown;
        }

        @Override
        public int size() {
            return shown.size();
        }

        @Override
        public boolean isEmpty() {
            return shown.isEmpty();
        }

        @Override
        public boolean contains(Object o) {
            return shown.contains(o);
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return shown.containsAll(c);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) shown.spliterator();
        }

        @Override
        public Object[] toArray() {
            return shown.toArray();
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return shown.toArray(a);
        }

        @Override
        public <T> T[] toArray(IntFunction<T[]> generator) {
            return shown.toArray(generator);
        }

        @Override
        public Iterator<E> iterator() {
            return shown.iterator();
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            shown.forEach(action);
        }

        @Override
        public boolean add(E e) {
            return shown.add(e);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return shown.addAll(c);
        }

        @Override
        public boolean remove(Object o) {
            return shown.remove(o);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return shown.removeAll(c);
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            return shown.retainAll(c);
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            return shown.removeIf(filter);
        }

        @Override
        public void clear() {
            shown.clear();
        }

        @Override
        public String toString() {
            return shown.toString();
        }
    }

    /** A view of a set. */
    static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
        SynchronizedSet(Set<E> shown) {
            super(shown);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || shown.equals(o);
        }

        @Override
        public int hashCode() {
            return shown.hashCode();
        }
    }

    /** A view of a sorted set. */
    static class SynchronizedSortedSet<E> extends SynchronizedSet<E> implements SortedSet<E> {
        private final SortedSet<E> sorted;

        SynchronizedSortedSet(SortedSet<E> sorted) {
            super(sorted);
            this.sorted = sorted;
        }

        @Override
        public Comparator<? super E> comparator() {
            return sorted.comparator();
        }

        @Override
        public E first() {
            return sorted.first();
        }

        @Override
        public E last() {
            return sorted.last();
        }

        @Override
        public SortedSet<E> subSet(E fromElement, E toElement) {
            return new SynchronizedSortedSet<E>(sorted.subSet(fromElement, toElement));
        }

        @Override
        public SortedSet<E> headSet(E toElement) {
            return new SynchronizedSortedSet<E>(sorted.headSet(toElement));
        }

        @Override
        public SortedSet<E> tailSet(E fromElement) {
            return new SynchronizedSortedSet<E>(sorted.tailSet(fromElement));
        }
    }

    /** A view of a navigable set. */
    static final class SynchronizedNavigableSet<E> extends SynchronizedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> navigable;

        SynchronizedNavigableSet(NavigableSet<E> navigable) {
            super(navigable);
            this.navigable = navigable;
        }

        @Override
        public E lower(E e) {
            return navigable.lower(e);
        }

        @Override
        public E floor(E e) {
            return navigable.floor(e);
        }

        @Override
        public E ceiling(E e) {
            return navigable.ceiling(e);
        }

        @Override
        public E higher(E e) {
            return navigable.higher(e);
        }

        @Override
        public E pollFirst() {
            return navigable.pollFirst();
        }

        @Override
        public E pollLast() {
            return navigable.pollLast();
        }

        @Override
        public NavigableSet<E> descendingSet() {
            return new SynchronizedNavigableSet<E>(navigable.descendingSet());
        }

        @Override
        public Iterator<E> descendingIterator() {
            return navigable.descendingIterator();
        }

        @Override
        public NavigableSet<E> subSet(E fromElement, E toElement) {
            return new SynchronizedNavigableSet<E>(navigable.subSet(fromElement, true, toElement, false));
        }

        @Override
        public NavigableSet<E> headSet(E toElement) {
            return new SynchronizedNavigableSet<E>(navigable.headSet(toElement, false));
        }

        @Override
        public NavigableSet<E> tailSet(E fromElement) {
            return new SynchronizedNavigableSet<E>(navigable.tailSet(fromElement, true));
        }

        @Override
        public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
            return new SynchronizedNavigableSet<E>(navigable.subSet(fromElement, fromInclusive, toElement, toInclusive));
        }

        @Override
        public NavigableSet<E> headSet(E toElement, boolean inclusive) {
            return new SynchronizedNavigableSet<E>(navigable.headSet(toElement, inclusive));
        }

        @Override
        public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
            return new SynchronizedNavigableSet<E>(navigable.tailSet(fromElement, inclusive));
        }
    }

    /** A view of a list. */
    static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
        final List<E> list;

        SynchronizedList(List<E> list) {
            super(list);
            this.list = list;
        }

        @Override
        public E get(int index) {
            return list.get(index);
        }

        @Override
        public E set(int index, E element) {
            return list.set(index, element);
        }

        @Override
        public void add(int index, E element) {
            list.add(index, element);
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            return list.addAll(index, c);
        }

        @Override
        public E remove(int index) {
            return list.remove(index);
        }

        @Override
        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        @Override
        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        @Override
        public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new SynchronizedList<E>(list.subList(fromIndex, toIndex));
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            list.replaceAll(operator);
        }

        @Override
        public void sort(Comparator<? super E> c) {
            list.sort(c);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }
    }

    /** A view of a list with fast access by index. */
    static final class SynchronizedRandomAccessList<E> extends SynchronizedList<E> implements RandomAccess {
        SynchronizedRandomAccessList(List<E> list) {
            super(list);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new SynchronizedRandomAccessList<E>(list.subList(fromIndex, toIndex));
        }
    }
}
