package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A queue whose head is a smallest element. The elements stand as in a binary heap: those at 2i + 1 and 2i + 2 are not smaller than the
 * one at i. Their order is that of the JDK's array, for iterators show it.
 */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    Seq<E> content;

    private final Comparator<? super E> comparator;

    private int modCount;

    public PriorityQueue() {
        this.comparator = null;
    }

    public PriorityQueue(int initialCapacity) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.comparator = null;
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this.comparator = comparator;
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        if (c instanceof SortedSet) {
            this.comparator = (Comparator<? super E>) ((SortedSet<? extends E>) c).comparator();
            this.content = withoutNull(sequenceOf(c));
        } else if (c instanceof PriorityQueue) {
            this.comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) c).comparator();
            this.content = sequenceOf(c);
            if (c.getClass() != PriorityQueue.class) {
                this.content = ordered(withoutNull(content));
            }
        } else {
            this.comparator = null;
            this.content = ordered(withoutNull(sequenceOf(c)));
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        this.comparator = (Comparator<? super E>) c.comparator();
        this.content = sequenceOf(c);
        if (c.getClass() != PriorityQueue.class) {
            this.content = ordered(withoutNull(content));
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        this.comparator = (Comparator<? super E>) c.comparator();
        this.content = withoutNull(sequenceOf(c));
    }

    /** Where elements are not compared in their own order, or there is only one, null must be looked for. */
    private Seq<E> withoutNull(Seq<E> elements) {
        if ((comparator != null || Seq.size(elements) == 1) && Seq.indexOf(elements, null, 0) >= 0) {
            throw new NullPointerException();
        }
        return elements;
    }

    @Override
    Seq<E> elementSequence() {
        return content;
    }

    @SuppressWarnings("unchecked")
    private int compare(E first, E second) {
        return comparator != null ? comparator.compare(first, second) : ((Comparable<? super E>) first).compareTo(second);
    }

    /** The element comes to a free index, or to one nearer to the head: larger ones make room. */
    private Seq<E> raised(Seq<E> heap, int index, E element) {
        Seq<E> result = heap;
        int free = index;
        while (free > 0 && compare(element, Seq.get(result, (free - 1) / 2)) < 0) {
            result = Seq.set(result, free, Seq.get(result, (free - 1) / 2));
            free = (free - 1) / 2;
        }
        return Seq.set(result, free, element);
    }

    /** The element comes to a free index, or to one farther from the head: smaller ones make room. */
    private Seq<E> sunk(Seq<E> heap, int index, E element) {
        Seq<E> result = heap;
        int free = index;
        int child = smallerChild(result, free);
        while (child >= 0 && compare(element, Seq.get(result, child)) > 0) {
            result = Seq.set(result, free, Seq.get(result, child));
            free = child;
            child = smallerChild(result, free);
        }
        return Seq.set(result, free, element);
    }

    /** The index of the smaller of two elements below another one, -1 if there are none. */
    private int smallerChild(Seq<E> heap, int index) {
        int left = 2 * index + 1;
        if (left >= Seq.size(heap)) {
            return -1;
        }
        return left + 1 < Seq.size(heap) && compare(Seq.get(heap, left), Seq.get(heap, left + 1)) > 0 ? left + 1 : left;
    }

    /** A heap of elements in any order. */
    private Seq<E> ordered(Seq<E> elements) {
        Seq<E> result = elements;
        for (int index = Seq.size(elements) / 2 - 1; index >= 0; index--) {
            result = sunk(result, index, Seq.get(result, index));
        }
        return result;
    }

    public boolean add(E e) {
        insert(e);
        return true;
    }

    public boolean offer(E e) {
        insert(e);
        return true;
    }

    private void insert(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        modCount++;
        if (comparator == null && !(element instanceof Comparable)) {
            throw new ClassCastException("class " + element.getClass().getName() + " cannot be cast to class java.lang.Comparable");
        }
        content = raised(Seq.append(content, element), Seq.size(content), element);
    }

    public E peek() {
        return Seq.size(content) == 0 ? null : Seq.get(content, 0);
    }

    @Override
    public E element() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, 0);
    }

    @Override
    public E remove() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return take();
    }

    public E poll() {
        return Seq.size(content) == 0 ? null : take();
    }

    /** Removes the head, which is there: the last element takes its place and sinks. */
    private E take() {
        E head = Seq.get(content, 0);
        E moved = Seq.get(content, Seq.size(content) - 1);
        modCount++;
        content = Seq.remove(content, Seq.size(content) - 1);
        if (Seq.size(content) > 0) {
            content = sunk(content, 0, moved);
        }
        return head;
    }

    public boolean remove(Object o) {
        int index = o == null ? -1 : Keys.indexOf(content, o);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    /** Removes the element at an index. If the last element comes to stand before that index, it is given back, otherwise null. */
    private E removeAt(int index) {
        E moved = Seq.get(content, Seq.size(content) - 1);
        modCount++;
        content = Seq.remove(content, Seq.size(content) - 1);
        if (index == Seq.size(content)) {
            return null;
        }
        content = sunk(content, index, moved);
        if (Seq.get(content, index) != moved) {
            return null;
        }
        content = raised(content, index, moved);
        return Seq.get(content, index) == moved ? null : moved;
    }

    public boolean contains(Object o) {
        return o != null && Keys.indexOf(content, o) >= 0;
    }

    public int size() {
        return Seq.size(content);
    }

    @Override
    public boolean isEmpty() {
        return Seq.size(content) == 0;
    }

    public void clear() {
        modCount++;
        content = null;
    }

    public Object[] toArray() {
        return SeqList.toArray(content, new Object[Seq.size(content)]);
    }

    public <T> T[] toArray(T[] a) {
        return SeqList.toArray(content, a);
    }

    public Comparator<? super E> comparator() {
        return comparator;
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

    /** All is tested before anything is removed. That it was tried counts as a change. */
    private boolean removeMatching(Predicate<? super E> filter) {
        modCount++;
        int expectedModCount = modCount;
        int size = Seq.size(content);
        Seq<E> kept = null;
        for (int index = 0; index < size; index++) {
            E element = index < Seq.size(content) ? Seq.get(content, index) : null;
            if (!filter.test(element)) {
                kept = Seq.append(kept, element);
            }
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        if (Seq.size(kept) == size) {
            return false;
        }
        content = ordered(kept);
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int size = Seq.size(content);
        for (int index = 0; index < size; index++) {
            action.accept(index < Seq.size(content) ? Seq.get(content, index) : null);
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public final Spliterator<E> spliterator() {
        return new CollectionSpliterator<E>(() -> elementSequence(), () -> modCount, element -> (E) element,
                Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL);
    }

    public Iterator<E> iterator() {
        return new Elements();
    }

    /** Goes over the heap from its first index to its last. */
    private class Elements implements Iterator<E> {
        /** The index of the next element. */
        private int cursor;
        /** The index of the element given last, -1 if there is none, it is no longer there, or it was one of the displaced ones. */
        private int last = -1;
        /** Elements that a removal has moved before the cursor: they come last. */
        private Seq<E> displaced;
        private boolean hasDisplaced;
        /** The displaced element given last. */
        private E lastDisplaced;
        private int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            return cursor >= 0 && cursor < Seq.size(content) || Seq.size(displaced) != 0;
        }

        @Override
        public E next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < Seq.size(content)) {
                last = cursor;
                cursor++;
                return Seq.get(content, last);
            }
            last = hasDisplaced ? -1 : last;
            if (Seq.size(displaced) == 0) {
                lastDisplaced = null;
                throw new NoSuchElementException();
            }
            lastDisplaced = Seq.get(displaced, 0);
            displaced = Seq.remove(displaced, 0);
            return lastDisplaced;
        }

        @Override
        public void remove() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (last >= 0) {
                E moved = removeAt(last);
                last = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    displaced = Seq.append(displaced, moved);
                    hasDisplaced = true;
                }
            } else if (lastDisplaced != null) {
                removeSame(lastDisplaced);
                lastDisplaced = null;
            } else {
                throw new IllegalStateException();
            }
            expectedModCount = modCount;
        }

        private void removeSame(E element) {
            int index = 0;
            while (index < Seq.size(content) && Seq.get(content, index) != element) {
                index++;
            }
            if (index < Seq.size(content)) {
                removeAt(index);
            }
        }
    }
}
