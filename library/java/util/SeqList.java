package java.util;

import invar.logic.Iteration;
import invar.logic.Seq;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list that keeps its elements in a sequence: what `ArrayList` and `Vector` have in common. */
abstract class SeqList<E> extends AbstractList<E> implements RandomAccess {
    Seq<E> content;

    @Override
    Seq<E> elementSequence() {
        return content;
    }

    /** There are more elements than before. */
    void grow() {
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

    public int indexOf(Object o) {
        return Keys.indexOf(content, o);
    }

    public int lastIndexOf(Object o) {
        return Keys.lastIndexOf(content, o);
    }

    public void clear() {
        modCount++;
        content = null;
    }

    public Object[] toArray() {
        return toArray(content, new Object[Seq.size(content)]);
    }

    public <T> T[] toArray(T[] a) {
        return toArray(content, a);
    }

    /** The elements in the array, or in another one of its type if they do not fit. */
    static <T> T[] toArray(Seq<?> elements, T[] array) {
        T[] result = array.length < Seq.size(elements) ? Arrays.copyOf(array, Seq.size(elements)) : array;
        fill(result, elements);
        if (result.length > Seq.size(elements)) {
            result[Seq.size(elements)] = null;
        }
        return result;
    }

    /** The elements go into an array that is as long at least; one that cannot hold some of them refuses. */
    static void fill(Object[] array, Seq<?> elements) {
        if (array.getClass() == Object[].class) {
            Seq.fill(array, elements);
            return;
        }
        for (int index = 0; index < Seq.size(elements); index++) {
            array[index] = Seq.get(elements, index);
        }
    }

    public Iterator<E> iterator() {
        return new Elements();
    }

    public ListIterator<E> listIterator() {
        return new ListElements(0);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Seq.isFollowed(content) ? new SeqListSpliterator<E>(this) : new SomeElements<E>(this);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int size = Seq.size(content);
        for (int index = 0; index < size && modCount == expectedModCount; index++) {
            action.accept(Seq.get(content, index));
        }
        checkUnchanged(expectedModCount);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return removeIf(filter, 0, Seq.size(content));
    }

    /** Removes what the filter takes between two indices. All is tested before anything is removed. */
    boolean removeIf(Predicate<? super E> filter, int from, int to) {
        Objects.requireNonNull(filter);
        int expectedModCount = modCount;
        Seq<E> tested = content;
        Seq<E> kept = null;
        for (int index = from; index < to; index++) {
            tested = modCount == expectedModCount ? content : tested;
            E element = Seq.get(tested, index);
            if (!filter.test(element)) {
                kept = Seq.append(kept, element);
            }
        }
        checkUnchanged(expectedModCount);
        if (Seq.size(kept) == to - from) {
            return false;
        }
        modCount++;
        content = Seq.concat(Seq.concat(Seq.slice(content, 0, from), kept), Seq.slice(content, to, Seq.size(content)));
        return true;
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
        replaceAll(operator, 0, Seq.size(content));
        modCount++;
    }

    void replaceAll(UnaryOperator<E> operator, int from, int to) {
        Objects.requireNonNull(operator);
        int expectedModCount = modCount;
        for (int index = from; index < to; index++) {
            E replacement = operator.apply(Seq.get(content, index));
            checkUnchanged(expectedModCount);
            content = Seq.set(content, index, replacement);
        }
    }

    @Override
    public void sort(Comparator<? super E> c) {
        int expectedModCount = modCount;
        Seq<E> sorted = SeqSorting.sorted(content, c);
        checkUnchanged(expectedModCount);
        content = sorted;
        modCount++;
    }

    void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    /** Goes forward over the list. */
    private class Elements implements Iterator<E>, Iteration<E> {
        /** The index of the next element. */
        int cursor;
        /** The index of the element given last, -1 if there is none or it is no longer there. */
        int last = -1;
        int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            // It is behind the end only if the list has changed: then the JDK says yes, and `next` finds out.
            boolean isBefore = cursor < Seq.size(content);
            return cursor >= 0 && (modCount == expectedModCount ? isBefore : cursor != Seq.size(content));
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
        public int given() {
            return cursor;
        }

        @Override
        public boolean isWithin() {
            return cursor >= 0;
        }

        @Override
        public E givenAt(int index) {
            return Seq.get(content, index);
        }

        @Override
        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            modCount++;
            content = Seq.remove(content, last);
            cursor = last;
            last = -1;
            expectedModCount = modCount;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int size = Seq.size(content);
            int index = cursor;
            if (index < size) {
                while (index < size && modCount == expectedModCount) {
                    action.accept(Seq.get(content, index));
                    index++;
                }
                cursor = index;
                last = index - 1;
                checkUnchanged(expectedModCount);
            }
        }
    }

    /** Goes both ways over the list. */
    class ListElements extends Elements implements ListIterator<E> {
        ListElements(int index) {
            cursor = index;
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
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
            grow();
            cursor++;
            last = -1;
            expectedModCount = modCount;
        }
    }
}
