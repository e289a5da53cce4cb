package java.util;

import invar.logic.Shared;

/** What a list can do with `get` and `size`, and with `set`, `add` and `remove` by index if it has them. */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** How often the list was changed in a way that iterators cannot follow. */
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        for (ListIterator<E> elements = listIterator(); elements.hasNext();) {
            if (Objects.equals(o, elements.next())) {
                return elements.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        for (ListIterator<E> elements = listIterator(size()); elements.hasPrevious();) {
            if (Objects.equals(o, elements.previous())) {
                return elements.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size());
        int position = index;
        for (E element : c) {
            add(position++, element);
        }
        return position != index;
    }

    public Iterator<E> iterator() {
        return new Elements();
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size());
        return new ListElements(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size());
        return this instanceof RandomAccess
            ? new RandomAccessPart<E>(this, null, fromIndex, toIndex)
            : new Part<E>(this, null, fromIndex, toIndex);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        ListIterator<E> ours = listIterator();
        ListIterator<?> theirs = ((List<?>) o).listIterator();
        while (ours.hasNext() && theirs.hasNext()) {
            if (!Objects.equals(ours.next(), theirs.next())) {
                return false;
            }
        }
        return !ours.hasNext() && !theirs.hasNext();
    }

    public int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + Objects.hashCode(element);
        }
        return hash;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> elements = listIterator(fromIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            elements.next();
            elements.remove();
        }
    }

    /** An element may be inserted at the index of a list of that size. */
    static void checkPosition(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    /** These are the bounds of a part of a list of that size. */
    static void checkRange(int fromIndex, int toIndex, int size) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
        }
        if (toIndex > size) {
            throw new IndexOutOfBoundsException("toIndex = " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
    }

    /** Goes forward over the list, with `get` and `remove`. */
    private class Elements implements Iterator<E> {
        /** The index of the next element. */
        int cursor = 0;
        /** The index of the element given last, -1 if there is none or it is no longer there. */
        int last = -1;
        int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            return cursor >= 0 && cursor != size();
        }

        @Override
        public E next() {
            checkUnchanged();
            E element = at(cursor);
            last = cursor;
            cursor++;
            return element;
        }

        /** What `get` gives; there is no such element if it refuses the index. */
        E at(int index) {
            try {
                return get(index);
            } catch (IndexOutOfBoundsException exception) {
                checkUnchanged();
                throw new NoSuchElementException(exception);
            }
        }

        @Override
        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            try {
                AbstractList.this.remove(last);
            } catch (IndexOutOfBoundsException exception) {
                throw new ConcurrentModificationException();
            }
            if (last < cursor) {
                cursor--;
            }
            last = -1;
            expectedModCount = modCount;
        }

        void checkUnchanged() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** Goes both ways over the list. */
    private class ListElements extends Elements implements ListIterator<E> {
        ListElements(int index) {
            cursor = index;
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        public E previous() {
            checkUnchanged();
            E element = at(cursor - 1);
            cursor--;
            last = cursor;
            return element;
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
        public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            try {
                AbstractList.this.set(last, e);
            } catch (IndexOutOfBoundsException exception) {
                throw new ConcurrentModificationException();
            }
            expectedModCount = modCount;
        }

        @Override
        public void add(E e) {
            checkUnchanged();
            try {
                AbstractList.this.add(cursor, e);
            } catch (IndexOutOfBoundsException exception) {
                throw new ConcurrentModificationException();
            }
            cursor++;
            last = -1;
            expectedModCount = modCount;
        }
    }

    /** A part of a list, which reads and changes that list; `modCount` is that of the list when this was in step with it. */
    private static class Part<E> extends AbstractList<E> implements Shared {
        private final AbstractList<E> root;
        /** The part that this is a part of; null if it is one of the list itself. */
        private final Part<E> parent;
        private final int offset;
        int size;

        Part(AbstractList<E> root, Part<E> parent, int fromIndex, int toIndex) {
            this.root = root;
            this.parent = parent;
            this.offset = parent == null ? fromIndex : parent.offset + fromIndex;
            this.size = toIndex - fromIndex;
            this.modCount = root.modCount;
        }

        @Override
        public int size() {
            checkUnchanged();
            return size;
        }

        @Override
        public E get(int index) {
            checkIndex(index);
            checkUnchanged();
            return root.get(offset + index);
        }

        @Override
        public E set(int index, E element) {
            checkIndex(index);
            checkUnchanged();
            return root.set(offset + index, element);
        }

        @Override
        public void add(int index, E element) {
            checkPosition(index, size);
            checkUnchanged();
            root.add(offset + index, element);
            resize(1);
        }

        @Override
        public E remove(int index) {
            checkIndex(index);
            checkUnchanged();
            E removed = root.remove(offset + index);
            resize(-1);
            return removed;
        }

        @Override
        protected void removeRange(int fromIndex, int toIndex) {
            checkUnchanged();
            root.removeRange(offset + fromIndex, offset + toIndex);
            resize(fromIndex - toIndex);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            checkPosition(index, size);
            int added = c.size();
            if (added == 0) {
                return false;
            }
            checkUnchanged();
            root.addAll(offset + index, c);
            resize(added);
            return true;
        }

        @Override
        public Iterator<E> iterator() {
            return listIterator();
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            checkUnchanged();
            checkPosition(index, size);
            return new PartElements<E>(this, root.listIterator(offset + index));
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkRange(fromIndex, toIndex, size);
            return new Part<E>(root, this, fromIndex, toIndex);
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

    /** A part of a list with fast `get`. */
    private static class RandomAccessPart<E> extends Part<E> implements RandomAccess {
        private final AbstractList<E> whole;

        RandomAccessPart(AbstractList<E> root, Part<E> parent, int fromIndex, int toIndex) {
            super(root, parent, fromIndex, toIndex);
            this.whole = root;
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkRange(fromIndex, toIndex, size);
            return new RandomAccessPart<E>(whole, this, fromIndex, toIndex);
        }
    }

    /** Goes both ways over a part, by an iterator of the whole. */
    private static class PartElements<E> implements ListIterator<E> {
        private final Part<E> part;
        private final ListIterator<E> elements;

        PartElements(Part<E> part, ListIterator<E> elements) {
            this.part = part;
            this.elements = elements;
        }

        @Override
        public boolean hasNext() {
            return nextIndex() < part.size;
        }

        @Override
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return elements.next();
        }

        @Override
        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        @Override
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return elements.previous();
        }

        @Override
        public int nextIndex() {
            return elements.nextIndex() - part.offset;
        }

        @Override
        public int previousIndex() {
            return elements.previousIndex() - part.offset;
        }

        @Override
        public void remove() {
            elements.remove();
            part.resize(-1);
        }

        @Override
        public void set(E e) {
            elements.set(e);
        }

        @Override
        public void add(E e) {
            elements.add(e);
            part.resize(1);
        }
    }
}
