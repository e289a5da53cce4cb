package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;

/** A list that is also a queue with two ends. Its links are not modelled: no call shows them. */
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    Seq<E> content;

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        content = sequenceOf(c);
    }

    @Override
    Seq<E> elementSequence() {
        return content;
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

    public E removeFirst() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return take(0);
    }

    public E removeLast() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return take(Seq.size(content) - 1);
    }

    /** Removes the element at an index, which is there. */
    private E take(int index) {
        modCount++;
        E removed = Seq.get(content, index);
        content = Seq.remove(content, index);
        return removed;
    }

    public void addFirst(E e) {
        modCount++;
        content = Seq.insert(content, 0, e);
    }

    public void addLast(E e) {
        modCount++;
        content = Seq.append(content, e);
    }

    public boolean contains(Object o) {
        return Keys.indexOf(content, o) >= 0;
    }

    public int size() {
        return Seq.size(content);
    }

    @Override
    public boolean isEmpty() {
        return Seq.size(content) == 0;
    }

    public boolean add(E e) {
        modCount++;
        content = Seq.append(content, e);
        return true;
    }

    public boolean remove(Object o) {
        int index = Keys.indexOf(content, o);
        if (index < 0) {
            return false;
        }
        modCount++;
        content = Seq.remove(content, index);
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        Seq<E> added = sequenceOf(c);
        if (Seq.size(added) == 0) {
            return false;
        }
        modCount++;
        content = Seq.concat(content, added);
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        Seq<E> added = sequenceOf(c);
        if (Seq.size(added) == 0) {
            return false;
        }
        modCount++;
        content = Seq.concat(Seq.concat(Seq.slice(content, 0, index), added), Seq.slice(content, index, Seq.size(content)));
        return true;
    }

    public void clear() {
        modCount++;
        content = null;
    }

    public E get(int index) {
        if (index < 0 || index >= Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        return Seq.get(content, index);
    }

    public E set(int index, E element) {
        if (index < 0 || index >= Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        E previous = Seq.get(content, index);
        content = Seq.set(content, index, element);
        return previous;
    }

    public void add(int index, E element) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        modCount++;
        content = Seq.insert(content, index, element);
    }

    public E remove(int index) {
        if (index < 0 || index >= Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        return take(index);
    }

    public int indexOf(Object o) {
        return Keys.indexOf(content, o);
    }

    public int lastIndexOf(Object o) {
        return Keys.lastIndexOf(content, o);
    }

    public E peek() {
        return Seq.size(content) == 0 ? null : Seq.get(content, 0);
    }

    public E element() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, 0);
    }

    public E poll() {
        return Seq.size(content) == 0 ? null : take(0);
    }

    public E remove() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return take(0);
    }

    public boolean offer(E e) {
        modCount++;
        content = Seq.append(content, e);
        return true;
    }

    public boolean offerFirst(E e) {
        modCount++;
        content = Seq.insert(content, 0, e);
        return true;
    }

    public boolean offerLast(E e) {
        modCount++;
        content = Seq.append(content, e);
        return true;
    }

    public E peekFirst() {
        return Seq.size(content) == 0 ? null : Seq.get(content, 0);
    }

    public E peekLast() {
        return Seq.size(content) == 0 ? null : Seq.get(content, Seq.size(content) - 1);
    }

    public E pollFirst() {
        return Seq.size(content) == 0 ? null : take(0);
    }

    public E pollLast() {
        return Seq.size(content) == 0 ? null : take(Seq.size(content) - 1);
    }

    public void push(E e) {
        modCount++;
        content = Seq.insert(content, 0, e);
    }

    public E pop() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return take(0);
    }

    public boolean removeFirstOccurrence(Object o) {
        int index = Keys.indexOf(content, o);
        if (index < 0) {
            return false;
        }
        modCount++;
        content = Seq.remove(content, index);
        return true;
    }

    public boolean removeLastOccurrence(Object o) {
        int index = Keys.lastIndexOf(content, o);
        if (index < 0) {
            return false;
        }
        modCount++;
        content = Seq.remove(content, index);
        return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Spliterator<E> spliterator() {
        return new CollectionSpliterator<E>(() -> content, () -> modCount, element -> (E) element, Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    @Override
    public Iterator<E> iterator() {
        return new Elements(0);
    }

    @Override
    public ListIterator<E> listIterator() {
        return new Elements(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        return new Elements(index);
    }

    public Iterator<E> descendingIterator() {
        return new DescendingElements();
    }

    public Object clone() {
        try {
            LinkedList<?> copy = (LinkedList<?>) super.clone();
            copy.modCount = Seq.size(content);
            return copy;
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
    }

    public Object[] toArray() {
        return SeqList.toArray(content, new Object[Seq.size(content)]);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        T[] result = a.length < Seq.size(content) ? Arrays.copyOf(a, Seq.size(content)) : a;
        for (int index = 0; index < Seq.size(content); index++) {
            result[index] = (T) Seq.get(content, index);
        }
        if (result.length > Seq.size(content)) {
            result[Seq.size(content)] = null;
        }
        return result;
    }

    /** Goes both ways over the list. */
    private class Elements implements ListIterator<E> {
        /** The index of the next element. */
        private int cursor;
        /** The index of the element given last, -1 if there is none or it is no longer there. */
        private int last = -1;
        private int expectedModCount = modCount;

        Elements(int index) {
            cursor = index;
        }

        @Override
        public boolean hasNext() {
            return cursor >= 0 && cursor < Seq.size(content);
        }

        @Override
        public E next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor >= Seq.size(content)) {
                throw new NoSuchElementException();
            }
            last = cursor;
            cursor++;
            return Seq.get(content, last);
        }

        @Override
        public boolean hasPrevious() {
            return cursor > 0;
        }

        @Override
        public E previous() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            cursor--;
            last = cursor;
            return Seq.get(content, last);
        }

        @Override
        public int nextIndex() {
            return cursor;
        }

        @Override
        public int previousIndex() {
            return cursor - 1;
        }

        @Override
        public void remove() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (last < 0) {
                throw new IllegalStateException();
            }
            modCount++;
            content = Seq.remove(content, last);
            cursor = last;
            last = -1;
            expectedModCount = modCount;
        }

        @Override
        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            content = Seq.set(content, last, e);
        }

        @Override
        public void add(E e) {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            modCount++;
            content = Seq.insert(content, cursor, e);
            cursor++;
            last = -1;
            expectedModCount = modCount;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (modCount == expectedModCount && cursor < Seq.size(content)) {
                action.accept(Seq.get(content, cursor));
                last = cursor;
                cursor++;
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** Goes over the list from its end. */
    private class DescendingElements implements Iterator<E> {
        private final Elements elements = new Elements(Seq.size(content));

        @Override
        public boolean hasNext() {
            return elements.hasPrevious();
        }

        @Override
        public E next() {
            return elements.previous();
        }

        @Override
        public void remove() {
            elements.remove();
        }
    }
}
