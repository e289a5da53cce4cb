package java.util;

import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Views of collections that let nothing in but null and objects of one type. */
final class CheckedCollections {
    private CheckedCollections() {
    }

    private static void check(Object element, Class<?> type) {
        if (element != null && !type.isInstance(element)) {
            throw new ClassCastException("Attempt to insert " + element.getClass() + " element into collection with element type " + type);
        }
    }

    /** A view of a collection. */
    static class CheckedCollection<E> implements Collection<E>, Serializable, Shared {
        final Collection<E> shown;
        final Class<E> type;

        CheckedCollection(Collection<E> shown, Class<E> type) {
            if (shown == null) {
                throw new NullPointerException("c");
            }
            if (type == null) {
                throw new NullPointerException("type");
            }
            this.shown = shown;
            this.type = type;
        }

        /** The elements, all of the right type, in a list of their own: so they cannot change after the check. */
        @SuppressWarnings("unchecked")
        final Collection<E> checkedCopy(Collection<? extends E> elements) {
            Object[] copy = elements.toArray();
            for (int index = 0; index < copy.length; index++) {
                check(copy[index], type);
            }
            return (Collection<E>) Arrays.asList(copy);
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
            return new CheckedIterator<E>(shown.iterator());
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            shown.forEach(action);
        }

        @Override
        public boolean add(E e) {
            check(e, type);
            return shown.add(e);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return shown.addAll(checkedCopy(c));
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

    /** An iterator that is nothing but one: that of a list can do more. */
    static final class CheckedIterator<E> implements Iterator<E> {
        private final Iterator<E> shown;

        CheckedIterator(Iterator<E> shown) {
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
            shown.remove();
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            shown.forEachRemaining(action);
        }
    }

    /** A view of a queue. */
    static final class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
        private final Queue<E> queue;

        CheckedQueue(Queue<E> queue, Class<E> type) {
            super(queue, type);
            this.queue = queue;
        }

        @Override
        public E element() {
            return queue.element();
        }

        @Override
        public E peek() {
            return queue.peek();
        }

        @Override
        public E poll() {
            return queue.poll();
        }

        @Override
        public E remove() {
            return queue.remove();
        }

        @Override
        public boolean offer(E e) {
            check(e, type);
            return queue.offer(e);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || queue.equals(o);
        }

        @Override
        public int hashCode() {
            return queue.hashCode();
        }
    }

    /** A view of a set. */
    static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
        CheckedSet(Set<E> shown, Class<E> type) {
            super(shown, type);
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
    static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
        private final SortedSet<E> sorted;

        CheckedSortedSet(SortedSet<E> sorted, Class<E> type) {
            super(sorted, type);
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
            return new CheckedSortedSet<E>(sorted.subSet(fromElement, toElement), type);
        }

        @Override
        public SortedSet<E> headSet(E toElement) {
            return new CheckedSortedSet<E>(sorted.headSet(toElement), type);
        }

        @Override
        public SortedSet<E> tailSet(E fromElement) {
            return new CheckedSortedSet<E>(sorted.tailSet(fromElement), type);
        }
    }

    /** A view of a navigable set. */
    static final class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> navigable;

        CheckedNavigableSet(NavigableSet<E> navigable, Class<E> type) {
            super(navigable, type);
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
            return new CheckedNavigableSet<E>(navigable.descendingSet(), type);
        }

        @Override
        public Iterator<E> descendingIterator() {
            return new CheckedIterator<E>(navigable.descendingIterator());
        }

        @Override
        public NavigableSet<E> subSet(E fromElement, E toElement) {
            return new CheckedNavigableSet<E>(navigable.subSet(fromElement, true, toElement, false), type);
        }

        @Override
        public NavigableSet<E> headSet(E toElement) {
            return new CheckedNavigableSet<E>(navigable.headSet(toElement, false), type);
        }

        @Override
        public NavigableSet<E> tailSet(E fromElement) {
            return new CheckedNavigableSet<E>(navigable.tailSet(fromElement, true), type);
        }

        @Override
        public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
            return new CheckedNavigableSet<E>(navigable.subSet(fromElement, fromInclusive, toElement, toInclusive), type);
        }

        @Override
        public NavigableSet<E> headSet(E toElement, boolean inclusive) {
            return new CheckedNavigableSet<E>(navigable.headSet(toElement, inclusive), type);
        }

        @Override
        public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
            return new CheckedNavigableSet<E>(navigable.tailSet(fromElement, inclusive), type);
        }
    }

    /** A view of a list. */
    static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
        final List<E> list;

        CheckedList(List<E> list, Class<E> type) {
            super(list, type);
            this.list = list;
        }

        @Override
        public E get(int index) {
            return list.get(index);
        }

        @Override
        public E set(int index, E element) {
            check(element, type);
            return list.set(index, element);
        }

        @Override
        public void add(int index, E element) {
            check(element, type);
            list.add(index, element);
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            return list.addAll(index, checkedCopy(c));
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
            return new CheckedListIterator<E>(list.listIterator(0), type);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new CheckedListIterator<E>(list.listIterator(index), type);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new CheckedList<E>(list.subList(fromIndex, toIndex), type);
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            list.replaceAll(element -> {
                E replaced = operator.apply(element);
                check(replaced, type);
                return replaced;
            });
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
    static final class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
        CheckedRandomAccessList(List<E> list, Class<E> type) {
            super(list, type);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return new CheckedRandomAccessList<E>(list.subList(fromIndex, toIndex), type);
        }
    }

    /** An iterator of a list. */
    static final class CheckedListIterator<E> implements ListIterator<E> {
        private final ListIterator<E> shown;
        private final Class<E> type;

        CheckedListIterator(ListIterator<E> shown, Class<E> type) {
            this.shown = shown;
            this.type = type;
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
            shown.remove();
        }

        @Override
        public void set(E e) {
            check(e, type);
            shown.set(e);
        }

        @Override
        public void add(E e) {
            check(e, type);
            shown.add(e);
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            shown.forEachRemaining(action);
        }
    }
}
