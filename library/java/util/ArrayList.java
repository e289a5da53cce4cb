package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list in an array that grows. The array itself is not modelled: no call needs it. */
public class ArrayList<E> extends SeqList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
    }

    public ArrayList() {
    }

    public ArrayList(Collection<? extends E> c) {
        content = sequenceOf(c);
    }

    public void trimToSize() {
        modCount++;
    }

    /** Iterators notice it if the array becomes longer; here it is assumed to have no more room than elements, or than at first. */
    public void ensureCapacity(int minCapacity) {
        if (minCapacity > 10 && minCapacity > Seq.size(content)) {
            modCount++;
        }
    }

    public Object clone() {
        try {
            ArrayList<?> copy = (ArrayList<?>) super.clone();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
    }

    public E get(int index) {
        if (index < 0 || index >= Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + Seq.size(content));
        }
        return Seq.get(content, index);
    }

    public E set(int index, E element) {
        if (index < 0 || index >= Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + Seq.size(content));
        }
        E previous = Seq.get(content, index);
        content = Seq.set(content, index, element);
        return previous;
    }

    public boolean add(E e) {
        modCount++;
        content = Seq.append(content, e);
        return true;
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
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + Seq.size(content));
        }
        modCount++;
        E removed = Seq.get(content, index);
        content = Seq.remove(content, index);
        return removed;
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
        modCount++;
        content = Seq.concat(content, added);
        return Seq.size(added) != 0;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        Seq<E> added = sequenceOf(c);
        modCount++;
        content = Seq.concat(Seq.concat(Seq.slice(content, 0, index), added), Seq.slice(content, index, Seq.size(content)));
        return Seq.size(added) != 0;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
        }
        modCount++;
        if (toIndex > Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + (Seq.size(content) - toIndex) + " is negative");
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        content = Seq.concat(Seq.slice(content, 0, fromIndex), Seq.slice(content, toIndex, Seq.size(content)));
    }

    public boolean removeAll(Collection<?> c) {
        return sieve(c, false, 0, Seq.size(content));
    }

    public boolean retainAll(Collection<?> c) {
        return sieve(c, true, 0, Seq.size(content));
    }

    /**
     * Of the elements between two indices, keeps those that are in the collection, or those that are not. They move to the front one by
     * one: the collection may be a part of this list.
     */
    private boolean sieve(Collection<?> c, boolean keepsContained, int from, int to) {
        Objects.requireNonNull(c);
        int read = from;
        int kept = from;
        try {
            while (read < to) {
                E element = Seq.get(content, read);
                if (c.contains(element) == keepsContained) {
                    content = Seq.set(content, kept, element);
                    kept++;
                }
                read++;
            }
        } finally {
            modCount += read - kept;
            content = Seq.concat(Seq.slice(content, 0, kept), Seq.slice(content, read, Seq.size(content)));
        }
        return kept != to;
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Seq.size(content));
        }
        return new ListElements(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, Seq.size(content));
        return new SubList<E>(this, null, fromIndex, toIndex);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        int expectedModCount = modCount;
        boolean isShorterOrLonger = o.getClass() == ArrayList.class && Seq.size(((ArrayList<?>) o).content) != Seq.size(content);
        boolean isEqual = !isShorterOrLonger && equals((List<?>) o, 0, Seq.size(content));
        checkUnchanged(expectedModCount);
        return isEqual;
    }

    /** Whether the elements between two indices are those of another list. */
    private boolean equals(List<?> other, int from, int to) {
        Seq<E> ours = content;
        Iterator<?> theirs = other.iterator();
        for (int index = from; index < to; index++) {
            if (!theirs.hasNext() || !Objects.equals(Seq.get(ours, index), theirs.next())) {
                return false;
            }
        }
        return !theirs.hasNext();
    }

    public int hashCode() {
        int expectedModCount = modCount;
        int hash = hash(content, 0, Seq.size(content));
        checkUnchanged(expectedModCount);
        return hash;
    }

    private static int hash(Seq<?> elements, int from, int to) {
        int hash = 1;
        for (int index = from; index < to; index++) {
            hash = 31 * hash + Objects.hashCode(Seq.get(elements, index));
        }
        return hash;
    }

    /** A part of a list, which reads and changes that list; `modCount` is that of the list when this was in step with it. */
    private static class SubList<E> extends AbstractList<E> implements RandomAccess {
        private final ArrayList<E> root;
        /** The part that this is a part of; null if it is one of the list itself. */
        private final SubList<E> parent;
        private final int offset;
        private int size;

        SubList(ArrayList<E> root, SubList<E> parent, int fromIndex, int toIndex) {
            this.root = root;
            this.parent = parent;
            this.offset = parent == null ? fromIndex : parent.offset + fromIndex;
            this.size = toIndex - fromIndex;
            this.modCount = parent == null ? root.modCount : parent.modCount;
        }

        @Override
        Seq<E> elementSequence() {
            checkUnchanged();
            return Seq.slice(root.content, offset, offset + size);
        }

        @Override
        public int size() {
            checkUnchanged();
            return size;
        }

        @Override
        public boolean isEmpty() {
            checkUnchanged();
            return size == 0;
        }

        @Override
        public E get(int index) {
            checkIndex(index);
            checkUnchanged();
            return Seq.get(root.content, offset + index);
        }

        @Override
        public E set(int index, E element) {
            checkIndex(index);
            checkUnchanged();
            E previous = Seq.get(root.content, offset + index);
            root.content = Seq.set(root.content, offset + index, element);
            return previous;
        }

        @Override
        public boolean add(E e) {
            checkUnchanged();
            root.modCount++;
            root.content = Seq.insert(root.content, offset + size, e);
            resize(1);
            return true;
        }

        @Override
        public void add(int index, E element) {
            checkPosition(index, size);
            checkUnchanged();
            root.modCount++;
            root.content = Seq.insert(root.content, offset + index, element);
            resize(1);
        }

        @Override
        public E remove(int index) {
            checkIndex(index);
            checkUnchanged();
            root.modCount++;
            E removed = Seq.get(root.content, offset + index);
            root.content = Seq.remove(root.content, offset + index);
            resize(-1);
            return removed;
        }

        @Override
        public boolean remove(Object o) {
            checkUnchanged();
            int index = Keys.indexOf(Seq.slice(root.content, offset, offset + size), o);
            if (index < 0) {
                return false;
            }
            root.modCount++;
            root.content = Seq.remove(root.content, offset + index);
            resize(-1);
            return true;
        }

        @Override
        public void clear() {
            checkUnchanged();
            removeRange(0, size);
        }

        @Override
        protected void removeRange(int fromIndex, int toIndex) {
            checkUnchanged();
            Seq<E> rest = Seq.slice(root.content, offset + toIndex, Seq.size(root.content));
            root.modCount++;
            root.content = Seq.concat(Seq.slice(root.content, 0, offset + fromIndex), rest);
            resize(fromIndex - toIndex);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            checkPosition(index, size);
            Seq<E> added = sequenceOf(c);
            if (Seq.size(added) == 0) {
                return false;
            }
            checkUnchanged();
            Seq<E> rest = Seq.slice(root.content, offset + index, Seq.size(root.content));
            root.modCount++;
            root.content = Seq.concat(Seq.concat(Seq.slice(root.content, 0, offset + index), added), rest);
            resize(Seq.size(added));
            return true;
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            checkUnchanged();
            root.replaceAll(operator, offset, offset + size);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return sieve(c, false);
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            return sieve(c, true);
        }

        private boolean sieve(Collection<?> c, boolean keepsContained) {
            checkUnchanged();
            int before = Seq.size(root.content);
            boolean isChanged = root.sieve(c, keepsContained, offset, offset + size);
            if (isChanged) {
                resize(Seq.size(root.content) - before);
            }
            return isChanged;
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            checkUnchanged();
            int before = Seq.size(root.content);
            boolean isChanged = root.removeIf(filter, offset, offset + size);
            if (isChanged) {
                resize(Seq.size(root.content) - before);
            }
            return isChanged;
        }

        @Override
        public Object[] toArray() {
            checkUnchanged();
            return toArray(new Object[size]);
        }

        @Override
        public <T> T[] toArray(T[] a) {
            checkUnchanged();
            return SeqList.toArray(Seq.slice(root.content, offset, offset + size), a);
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof List)) {
                return false;
            }
            checkUnchanged();
            boolean isEqual = root.equals((List<?>) o, offset, offset + size);
            checkUnchanged();
            return isEqual;
        }

        @Override
        public int hashCode() {
            checkUnchanged();
            int hash = hash(root.content, offset, offset + size);
            checkUnchanged();
            return hash;
        }

        @Override
        public int indexOf(Object o) {
            checkUnchanged();
            return Keys.indexOf(Seq.slice(root.content, offset, offset + size), o);
        }

        @Override
        public int lastIndexOf(Object o) {
            checkUnchanged();
            return Keys.lastIndexOf(Seq.slice(root.content, offset, offset + size), o);
        }

        @Override
        public boolean contains(Object o) {
            checkUnchanged();
            return Keys.indexOf(Seq.slice(root.content, offset, offset + size), o) >= 0;
        }

        @Override
        public Iterator<E> iterator() {
            checkUnchanged();
            return new Elements<E>(this, 0);
        }

        @Override
        public ListIterator<E> listIterator() {
            checkUnchanged();
            return new Elements<E>(this, 0);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            checkUnchanged();
            checkPosition(index, size);
            return new Elements<E>(this, index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkRange(fromIndex, toIndex, size);
            return new SubList<E>(root, this, fromIndex, toIndex);
        }

        private void checkIndex(int index) {
            if (index < 0 || index >= size) {
                throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
            }
        }

        private void checkUnchanged() {
            if (root.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        /** This part has changed the list: it and those that it is a part of follow. */
        private void resize(int change) {
            size += change;
            modCount = root.modCount;
            if (parent != null) {
                parent.resize(change);
            }
        }
    }

    /** Goes both ways over a part of a list. */
    private static class Elements<E> implements ListIterator<E> {
        private final SubList<E> part;
        /** The index in the part of the next element. */
        private int cursor;
        /** The index of the element given last, -1 if there is none or it is no longer there. */
        private int last = -1;
        private int expectedModCount;

        Elements(SubList<E> part, int index) {
            this.part = part;
            this.cursor = index;
            this.expectedModCount = part.modCount;
        }

        @Override
        public boolean hasNext() {
            boolean isBefore = cursor < part.size;
            return cursor >= 0 && (part.modCount == expectedModCount ? isBefore : cursor != part.size);
        }

        @Override
        public E next() {
            checkUnchanged();
            if (cursor >= part.size) {
                throw new NoSuchElementException();
            }
            last = cursor;
            cursor++;
            return Seq.get(part.root.content, part.offset + last);
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        public E previous() {
            checkUnchanged();
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            cursor--;
            last = cursor;
            return Seq.get(part.root.content, part.offset + last);
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
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            part.root.modCount++;
            part.root.content = Seq.remove(part.root.content, part.offset + last);
            part.resize(-1);
            cursor = last;
            last = -1;
            expectedModCount = part.modCount;
        }

        @Override
        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            part.root.content = Seq.set(part.root.content, part.offset + last, e);
        }

        @Override
        public void add(E e) {
            checkUnchanged();
            part.root.modCount++;
            part.root.content = Seq.insert(part.root.content, part.offset + cursor, e);
            part.resize(1);
            cursor++;
            last = -1;
            expectedModCount = part.modCount;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int size = part.size;
            int index = cursor;
            if (index < size) {
                while (index < size && part.root.modCount == expectedModCount) {
                    action.accept(Seq.get(part.root.content, part.offset + index));
                    index++;
                }
                cursor = index;
                last = index - 1;
                checkUnchanged();
            }
        }

        private void checkUnchanged() {
            if (part.root.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
