package java.util;

import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Views of collections through which nothing can be changed. */
final class UnmodifiableCollections {
    private static UnmodifiableNavigableSet<?> emptySet;

    private UnmodifiableCollections() {
    }

    @SuppressWarnings("unchecked")
    static <E> NavigableSet<E> emptySet() {
        if (emptySet == null) {
            emptySet = new UnmodifiableNavigableSet<Object>(new TreeSet<Object>());
        }
        return (NavigableSet<E>) emptySet;
    }

    /** A view of a collection. */
    static class UnmodifiableCollection<E> implements Collection<E>, Serializable, Shared {
        final Collection<? extends E> shown;

        UnmodifiableCollection(Collection<? extends E> shown) {
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
            return new UnmodifiableIterator<E>(shown.iterator());
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            shown.forEach(action);
        }

        @Override
        public String toString() {
            return shown.toString();
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
    }

    /** An iterator that removes nothing. */
    static final class UnmodifiableIterator<E> implements Iterator<E> {
        private final Iterator<? extends E> shown;

        UnmodifiableIterator(Iterator<? extends E> shown) {
            this.shown = shown;
        }

        @Override
        public boolean hasNext() {
            return shown.hasNext();
        }

        @Override
        public E next() {
            return shown.next();
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            shown.forEachRemaining(action);
        }
    }

    /** A view of a set. */
    static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
        UnmodifiableSet(Set<? extends E> shown) {
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
    static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
        private final SortedSet<E> sorted;

        UnmodifiableSortedSet(SortedSet<E> sorted) {
            super(sorted);
            this.sorted = sorted;
        }

        @Override
        public Comparator<? super E> comparator() {
            return sorted.comparator();
        }

        @Override
        public SortedSet<E> subSet(E fromElement, E toElement) {
            return new UnmodifiableSortedSet<E>(sorted.subSet(fromElement, toElement));
        }

        @Override
        public SortedSet<E> headSet(E toElement) {
            return new UnmodifiableSortedSet<E>(sorted.headSet(toElement));
        }

        @Override
        public SortedSet<E> tailSet(E fromElement) {
            return new UnmodifiableSortedSet<E>(sorted.tailSet(fromElement));
        }

        @Override
        public E first() {
            return sorted.first();
        }

        @Override
        public E last() {
            return sorted.last();
        }
    }

    /** A view of a navigable set. */
    static final class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> navigable;

        UnmodifiableNavigableSet(NavigableSet<E> navigable) {
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
            throw new UnsupportedOperationException();
        }

        @Override
        public E pollLast() {
            throw new UnsupportedOperationException();
        }

        @Override
        public NavigableSet<E> descendingSet() {
            return new UnmodifiableNavigableSet<E>(navigable.descendingSet());
        }

        @Override
        public Iterator<E> descendingIterator() {
            return new UnmodifiableIterator<E>(navigable.descendingIterator());
        }

        @Override
        public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
            return new UnmodifiableNavigableSet<E>(navigable.subSet(fromElement, fromInclusive, toElement, toInclusive));
        }

        @Override
        public NavigableSet<E> headSet(E toElement, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(navigable.headSet(toElement, inclusive));
        }

        @Override
        public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
            return new UnmodifiableNavigableSet<E>(navigable.tailSet(fromElement, inclusive));
        }
    }

    /** A view of a list. */
    static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
        final List<? extends E> list;

        UnmodifiableList(List<? extends E> list) {
            super(list);
            this.list = list;
        }

        @Override
        public E get(int index) {
            return list.get(index);
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
            return new UnmodifiableListIterator<E>(list.listIterator(0));
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new UnmodifiableListIterator<E>(list.listIterator(index));
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new UnmodifiableList<E>(list.subList(fromIndex, toIndex));
        }

        @Override
        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }

        @Override
        public void add(int index, E element) {
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
        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void sort(Comparator<? super E> c) {
            throw new UnsupportedOperationException();
        }
    }

    /** A view of a list with fast access by index. */
    static final class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
        UnmodifiableRandomAccessList(List<? extends E> list) {
            super(list);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new UnmodifiableRandomAccessList<E>(list.subList(fromIndex, toIndex));
        }
    }

    /** An iterator of a list that changes nothing. */
    static final class UnmodifiableListIterator<E> implements ListIterator<E> {
        private final ListIterator<? extends E> shown;

        UnmodifiableListIterator(ListIterator<? extends E> shown) {
            this.shown = shown;
        }

        @Override
        public boolean hasNext() {
            return shown.hasNext();
        }

        @Override
        public E next() {
            return shown.next();
        }

        @Override
        public boolean hasPrevious() {
            return shown.hasPrevious();
        }

        @Override
        public E previous() {
            return shown.previous();
        }

        @Override
        public int nextIndex() {
            return shown.nextIndex();
        }

        @Override
        public int previousIndex() {
            return shown.previousIndex();
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

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            shown.forEachRemaining(action);
        }
    }
}
