package java.util;

import invar.logic.Seq;

/** The list that was there before `ArrayList`. Its array is not modelled, but how long it would be: that can be asked for. */
public class Vector<E> extends SeqList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    // What ESC/Java's specifications say of vectors. Only `set` changes it.
    //@ ghost public \TYPE elementType;
    //@ ghost public boolean containsNull;

    protected int capacityIncrement;

    private int capacity;

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        this.capacity = initialCapacity;
        this.capacityIncrement = capacityIncrement;
    }

    public Vector(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        this.capacity = initialCapacity;
    }

    public Vector() {
        this.capacity = 10;
    }

    public Vector(Collection<? extends E> c) {
        content = sequenceOf(c);
        capacity = Seq.size(content);
    }

    @Override
    void grow() {
        grow(Seq.size(content));
    }

    private void grow(int needed) {
        if (needed > capacity) {
            capacity = Math.max(needed, capacity + (capacityIncrement > 0 ? capacityIncrement : capacity));
        }
    }

    public synchronized void copyInto(Object[] anArray) {
        if (anArray == null) {
            throw new NullPointerException();
        }
        if (anArray.length < Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: last destination index " + Seq.size(content)
                + " out of bounds for object array[" + anArray.length + "]");
        }
        fill(anArray, content);
    }

    public synchronized void trimToSize() {
        modCount++;
        capacity = Seq.size(content);
    }

    public synchronized void ensureCapacity(int minCapacity) {
        if (minCapacity > 0) {
            modCount++;
            grow(minCapacity);
        }
    }

    public synchronized void setSize(int newSize) {
        modCount++;
        if (newSize < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + newSize + " out of bounds for length " + capacity);
        }
        grow(newSize);
        content = newSize <= Seq.size(content)
            ? Seq.slice(content, 0, newSize)
            : Seq.concat(content, Seq.<E>repeat(null, newSize - Seq.size(content)));
    }

    public synchronized int capacity() {
        return capacity;
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int cursor = 0;

            @Override
            public boolean hasMoreElements() {
                return cursor < Seq.size(content);
            }

            @Override
            public E nextElement() {
                if (cursor >= Seq.size(content)) {
                    throw new NoSuchElementException("Vector Enumeration");
                }
                cursor++;
                return Seq.get(content, cursor - 1);
            }
        };
    }

    public synchronized int indexOf(Object o, int index) {
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
        }
        if (index >= Seq.size(content)) {
            return -1;
        }
        int found = Keys.indexOf(Seq.slice(content, index, Seq.size(content)), o);
        return found < 0 ? -1 : index + found;
    }

    public synchronized int lastIndexOf(Object o, int index) {
        if (index >= Seq.size(content)) {
            throw new IndexOutOfBoundsException(index + " >= " + Seq.size(content));
        }
        return index < 0 ? -1 : Keys.lastIndexOf(Seq.slice(content, 0, index + 1), o);
    }

    public synchronized E elementAt(int index) {
        if (index >= Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + Seq.size(content));
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
        }
        return Seq.get(content, index);
    }

    public synchronized E firstElement() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, 0);
    }

    public synchronized E lastElement() {
        if (Seq.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Seq.get(content, Seq.size(content) - 1);
    }

    public synchronized void setElementAt(E obj, int index) {
        if (index >= Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + Seq.size(content));
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
        }
        content = Seq.set(content, index, obj);
    }

    public synchronized void removeElementAt(int index) {
        if (index >= Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + Seq.size(content));
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        modCount++;
        content = Seq.remove(content, index);
    }

    public synchronized void insertElementAt(E obj, int index) {
        insert(index, obj);
    }

    private void insert(int index, E element) {
        if (index > Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + Seq.size(content));
        }
        modCount++;
        grow(Seq.size(content) + 1);
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: source index " + index
                + " out of bounds for object array[" + capacity + "]");
        }
        content = Seq.insert(content, index, element);
    }

    public synchronized void addElement(E obj) {
        modCount++;
        content = Seq.append(content, obj);
        grow(Seq.size(content));
    }

    public synchronized boolean removeElement(Object obj) {
        return removeFirst(obj);
    }

    /** That it was tried counts as a change, that it was done as another one. */
    private boolean removeFirst(Object object) {
        modCount++;
        int index = Keys.indexOf(content, object);
        if (index < 0) {
            return false;
        }
        modCount++;
        content = Seq.remove(content, index);
        return true;
    }

    public synchronized void removeAllElements() {
        modCount++;
        content = null;
    }

    public synchronized Object clone() {
        try {
            Vector<?> copy = (Vector<?>) super.clone();
            copy.capacity = Seq.size(content);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
    }

    public synchronized E get(int index) {
        if (index >= Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
        }
        return Seq.get(content, index);
    }

    public synchronized E set(int index, E element) {
        if (index >= Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
        }
        E previous = Seq.get(content, index);
        content = Seq.set(content, index, element);
        return previous;
    }

    public synchronized boolean add(E e) {
        modCount++;
        content = Seq.append(content, e);
        grow(Seq.size(content));
        return true;
    }

    public void add(int index, E element) {
        insert(index, element);
    }

    public boolean remove(Object o) {
        return removeFirst(o);
    }

    public synchronized E remove(int index) {
        modCount++;
        if (index >= Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + capacity);
        }
        E removed = Seq.get(content, index);
        content = Seq.remove(content, index);
        return removed;
    }

    public boolean addAll(Collection<? extends E> c) {
        Seq<E> added = sequenceOf(c);
        modCount++;
        content = Seq.concat(content, added);
        grow(Seq.size(content));
        return Seq.size(added) != 0;
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        Seq<E> added = sequenceOf(c);
        modCount++;
        content = Seq.concat(Seq.concat(Seq.slice(content, 0, index), added), Seq.slice(content, index, Seq.size(content)));
        grow(Seq.size(content));
        return Seq.size(added) != 0;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(element -> c.contains(element), 0, Seq.size(content));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(element -> !c.contains(element), 0, Seq.size(content));
    }

    protected synchronized void removeRange(int fromIndex, int toIndex) {
        modCount++;
        if (toIndex > Seq.size(content)) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + (Seq.size(content) - toIndex) + " is negative");
        }
        if (fromIndex < 0 || fromIndex > toIndex) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: destination index " + fromIndex + " out of bounds for object array["
                + capacity + "]");
        }
        content = Seq.concat(Seq.slice(content, 0, fromIndex), Seq.slice(content, toIndex, Seq.size(content)));
    }

    public synchronized ListIterator<E> listIterator(int index) {
        if (index < 0 || index > Seq.size(content)) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new ListElements(index);
    }
}
