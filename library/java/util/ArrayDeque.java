package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A queue with two ends in an array that is used as a circle, without null. Iterators remember places in that array, and what they
 * do after the deque has been changed depends on them: `head` is the place of the first element, give or take whole circles.
 */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    Seq<E> content;

    private int head;

    /** How many places the array has. One is always free. */
    private int capacity;

    public ArrayDeque() {
        capacity = 17;
    }

    public ArrayDeque(int numElements) {
        capacity = numElements < 1 ? 1 : numElements == Integer.MAX_VALUE ? numElements : numElements + 1;
    }

    public ArrayDeque(Collection<? extends E> c) {
        content = sequenceOf(c);
        if (Seq.indexOf(content, null, 0) >= 0) {
            throw new NullPointerException();
        }
        capacity = Seq.size(content) + 1;
    }

    @Override
    Seq<E> elementSequence() {
        return content;
    }

    /** A longer array. If the elements went beyond its end, the first ones move to the new end. */
    private void grow(int needed) {
        int first = Math.floorMod(head, capacity);
        int more = Math.max(needed, capacity < 64 ? capacity + 2 : capacity >> 1);
        head = first + Seq.size(content) >= capacity ? first + more : first;
        capacity += more;
    }

    /** The index of the element at a place; not less than the size if there is none. */
    private int indexAt(int place) {
        int index = place - head;
        return index >= 0 && index < Seq.size(content) ? index : Math.floorMod(index, capacity);
    }

    /** The place behind the last element, as the array counts. */
    private int tail() {
        return Math.floorMod(head + Seq.size(content), capacity);
    }

    private void append(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        content = Seq.append(content, element);
        if (Seq.size(content) >= capacity) {
            grow(1);
        }
    }

    private void prepend(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        content = Seq.insert(content, 0, element);
        head--;
        if (Seq.size(content) >= capacity) {
            grow(1);
        }
    }

    /** Removes the first element, which is there. */
    private E takeFirst() {
        E first = Seq.get(content, 0);
        content = Seq.remove(content, 0);
        head++;
        return first;
    }

    /** Removes the last element, which is there. */
    private E takeLast() {
        E last = Seq.get(content, Seq.size(content) - 1);
        content = Seq.remove(content, Seq.size(content) - 1);
        return last;
    }

    /** Removes the element at an index. The fewer ones move: those before it, or else those behind it, and then it says so. */
    private boolean delete(int index) {
        boolean movesRest = index >= Seq.size(content) - 1 - index;
        content = Seq.remove(content, index);
        head = movesRest ? head : head + 1;
        return movesRest;
    }

    public void addFirst(E e) {
        prepend(e);
    }

    public void addLast(E e) {
        append(e);
    }

    public boolean addAll(Collection<? extends E> c) {
        Seq<E> added = sequenceOf(c);
        if (Seq.size(content) + Seq.size(added) >= capacity) {
            grow(Seq.size(content) + Seq.size(added) + 1 - capacity);
        }
        int refused = Seq.indexOf(added, null, 0);
        content = Seq.concat(content, refused < 0 ? added : Seq.slice(added, 0, refused));
        if (refused >= 0) {
            throw new NullPointerException();
        }
        if (c == this && Seq.size(added) != 0) {
            throw new ConcurrentModificationException();
        }
        return Seq.size(added) != 0;
    }

    public boolean offerFirst(E e) {
        prepend(e);
        return true;
    }

    public boolean offerLast(E e) {
        append(e);
        return true;
    }

    public E removeFirst() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return takeFirst();
    }

    public E removeLast() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return takeLast();
    }

    public E pollFirst() {
        return Seq.size(content) == 0 ? null : takeFirst();
    }

    public E pollLast() {
        return Seq.size(content) == 0 ? null : takeLast();
    }

    public E getFirst() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, 0);
    }

    public E getLast() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, Seq.size(content) - 1);
    }

    public E peekFirst() {
        return Seq.size(content) == 0 ? null : Seq.get(content, 0);
    }

    public E peekLast() {
        return Seq.size(content) == 0 ? null : Seq.get(content, Seq.size(content) - 1);
    }

    public boolean removeFirstOccurrence(Object o) {
        int index = Keys.indexOf(content, o);
        if (index < 0) {
            return false;
        }
        delete(index);
        return true;
    }

    public boolean removeLastOccurrence(Object o) {
        int index = Keys.lastIndexOf(content, o);
        if (index < 0) {
            return false;
        }
        delete(index);
        return true;
    }

    public boolean add(E e) {
        append(e);
        return true;
    }

    public boolean offer(E e) {
        append(e);
        return true;
    }

    public E remove() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return takeFirst();
    }

    public E poll() {
        return Seq.size(content) == 0 ? null : takeFirst();
    }

    public E element() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, 0);
    }

    public E peek() {
        return Seq.size(content) == 0 ? null : Seq.get(content, 0);
    }

    public void push(E e) {
        prepend(e);
    }

    public E pop() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return takeFirst();
    }

    public int size() {
        return Seq.size(content);
    }

    public boolean isEmpty() {
        return Seq.size(content) == 0;
    }

    public boolean contains(Object o) {
        return Keys.indexOf(content, o) >= 0;
    }

    public boolean remove(Object o) {
        int index = Keys.indexOf(content, o);
        if (index < 0) {
            return false;
        }
        delete(index);
        return true;
    }

    public void clear() {
        content = null;
        head = 0;
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
    }

    public Iterator<E> iterator() {
        return new Elements();
    }

    public Iterator<E> descendingIterator() {
        return new DescendingElements();
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int end = tail();
        visit(head, Seq.size(content), 1, action);
        if (tail() != end) {
            throw new ConcurrentModificationException();
        }
    }

    /** Goes over so many places of the array as it is now, even if the action makes the deque have another one. */
    private void visit(int from, int count, int step, Consumer<? super E> action) {
        int places = capacity;
        Seq<E> elements = content;
        int first = head;
        for (int visited = 0; visited < count; visited++) {
            if (capacity == places) {
                elements = content;
                first = head;
            }
            int index = Math.floorMod(from + visited * step - first, places);
            action.accept(index < Seq.size(elements) ? Seq.get(elements, index) : null);
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeMatching(filter);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeMatching(element -> c.contains(element));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeMatching(element -> !c.contains(element));
    }

    /** All is tested before anything is removed. What the filter changes is noticed, but for the time until it first says yes. */
    private boolean removeMatching(Predicate<? super E> filter) {
        int end = tail();
        Seq<E> tested = content;
        int matching = 0;
        while (matching < Seq.size(tested) && !filter.test(Seq.get(tested, matching))) {
            matching++;
        }
        boolean isFound = matching < Seq.size(tested);
        end = isFound ? tail() : end;
        tested = content;
        Seq<E> kept = isFound ? Seq.slice(tested, 0, Math.min(matching, Seq.size(tested))) : tested;
        for (int index = matching + 1; isFound && index < Seq.size(tested); index++) {
            E element = Seq.get(tested, index);
            if (!filter.test(element)) {
                kept = Seq.append(kept, element);
            }
        }
        if (tail() != end) {
            throw new ConcurrentModificationException();
        }
        content = kept;
        return isFound;
    }

    public Object[] toArray() {
        return SeqList.toArray(content, new Object[Seq.size(content)]);
    }

    public <T> T[] toArray(T[] a) {
        return SeqList.toArray(content, a);
    }

    @SuppressWarnings("unchecked")
    public ArrayDeque<E> clone() {
        try {
            return (ArrayDeque<E>) super.clone();
        } catch (CloneNotSupportedException exception) {
            throw new AssertionError();
        }
    }

    /** Goes over as many elements as there were at first; it notices changes of the deque only where it finds no element. */
    private class Elements implements Iterator<E> {
        /** The place of the next element. */
        int cursor = head;
        /** The place of the element given last, if it may be removed. */
        int last;
        boolean mayRemove;
        int remaining = Seq.size(content);
        /** How many places there were when `cursor` and `last` were set. */
        int places = capacity;

        @Override
        public boolean hasNext() {
            return remaining > 0;
        }

        @Override
        public E next() {
            int index = nextIndex();
            last = cursor;
            mayRemove = true;
            cursor++;
            remaining--;
            return Seq.get(content, index);
        }

        /** The index of the next element, which must be there. */
        int nextIndex() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            follow();
            int index = indexAt(cursor);
            if (index >= Seq.size(content)) {
                throw new ConcurrentModificationException();
            }
            return index;
        }

        /** Whole circles no longer count once the array is another one. */
        void follow() {
            if (places != capacity) {
                cursor = Math.floorMod(cursor, places);
                last = Math.floorMod(last, places);
                places = capacity;
            }
        }

        /** What is there in place of an element that somebody else has removed is anybody's guess: the JDK damages the deque. */
        int lastIndex() {
            if (!mayRemove) {
                throw new IllegalStateException();
            }
            follow();
            int index = indexAt(last);
            if (index >= Seq.size(content)) {
                throw new ConcurrentModificationException();
            }
            mayRemove = false;
            return index;
        }

        @Override
        public void remove() {
            if (delete(lastIndex())) {
                cursor--;
            }
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int count = remaining;
            if (count > 0) {
                remaining = 0;
                follow();
                int end = tail();
                if (indexAt(cursor) >= Seq.size(content) || Math.floorMod(end - cursor, capacity) != count) {
                    throw new ConcurrentModificationException();
                }
                visit(cursor, count, 1, action);
                if (tail() != end) {
                    throw new ConcurrentModificationException();
                }
                last = cursor + count - 1;
                mayRemove = true;
            }
        }
    }

    /** The same from the end. */
    private class DescendingElements extends Elements {
        DescendingElements() {
            cursor = head + Seq.size(content) - 1;
        }

        @Override
        public E next() {
            int index = nextIndex();
            last = cursor;
            mayRemove = true;
            cursor--;
            remaining--;
            return Seq.get(content, index);
        }

        @Override
        public void remove() {
            if (!delete(lastIndex())) {
                cursor++;
            }
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int count = remaining;
            if (count > 0) {
                remaining = 0;
                follow();
                int end = Math.floorMod(head, capacity);
                if (indexAt(cursor) >= Seq.size(content) || indexAt(cursor) + 1 != count) {
                    throw new ConcurrentModificationException();
                }
                visit(cursor, count, -1, action);
                if (Math.floorMod(head, capacity) != end) {
                    throw new ConcurrentModificationException();
                }
                last = end;
                mayRemove = true;
            }
        }
    }
}
