package java.util;

import invar.logic.Dict;
import invar.logic.Iteration;
import invar.logic.Running;
import invar.logic.Seq;
import java.io.Serializable;

/** A set in the order of a hash table: when run the JDK's, and nobody may rely on it. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    /** The elements are its keys; the values are null. */
    Dict<E, Object> content;
    private int modCount;
    /** See `Buckets`. */
    private int buckets = 16;
    private int room = 192;
    private final float loadFactor;

    public HashSet() {
        this.loadFactor = 0.75f;
    }

    public HashSet(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (!(loadFactor > 0)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        start(Buckets.ofCapacity(initialCapacity));
    }

    @SuppressWarnings("unchecked")
    public HashSet(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        this.loadFactor = 0.75f;
        start(Buckets.ofCapacity(Math.max(Buckets.capacity(c.size(), 0.75f), 16)));
        // A class of the program may have its own `add`, which `addAll` calls.
        if (c instanceof HashSet && (getClass() == HashSet.class || getClass() == LinkedHashSet.class)) {
            this.content = ((HashSet<E>) c).arranged();
        } else {
            addAll(c);
        }
    }

    private void start(int firstBuckets) {
        buckets = firstBuckets;
        room = Buckets.room(firstBuckets, loadFactor);
    }

    /** The elements, in the order in which the set gives them. */
    Seq<E> order() {
        return Dict.scattered(content, buckets);
    }

    @Override
    Seq<E> elementSequence() {
        return order();
    }

    /** The content, with the elements in that order. */
    Dict<E, Object> arranged() {
        return Keys.arranged(content, Dict.scattered(content, buckets));
    }

    @Override
    public int size() {
        return Dict.size(content);
    }

    @Override
    public boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    @Override
    public boolean contains(Object o) {
        return Dict.has(content, Keys.stored(content, o));
    }

    @Override
    public boolean add(E e) {
        Object stored = Keys.stored(content, e);
        if (Dict.has(content, stored)) {
            return false;
        }
        modCount++;
        content = Keys.put(content, e, stored, null);
        makeRoom();
        return true;
    }

    /** The table gets twice the buckets if it has no room for its elements: a proof knows nothing of the order of the new content either way. */
    private void makeRoom() {
        if (Running.isOn()) {
            boolean full = 16 * Dict.size(content) > room && buckets < Buckets.MOST;
            buckets = full ? 2 * buckets : buckets;
            room = full ? 2 * room : room;
        }
    }

    @Override
    public boolean remove(Object o) {
        Object stored = Keys.stored(content, o);
        boolean present = Dict.has(content, stored);
        modCount = present ? modCount + 1 : modCount;
        content = Dict.remove(content, stored);
        return present;
    }

    @Override
    public void clear() {
        modCount++;
        content = null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object clone() {
        HashSet<E> copy;
        try {
            copy = (HashSet<E>) super.clone();
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
        copy.modCount = 0;
        copy.content = arranged();
        copy.start(Dict.size(content) == 0 ? 16 : Buckets.ofCapacity(Buckets.capacity(Dict.size(content), loadFactor)));
        return copy;
    }

    @Override
    public Object[] toArray() {
        Object[] result = new Object[Dict.size(content)];
        Seq.fill(result, order());
        return result;
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return super.toArray(a);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Spliterator<E> spliterator() {
        return new CollectionSpliterator<E>(() -> elementSequence(), () -> modCount, element -> (E) element, Spliterator.SIZED | Spliterator.DISTINCT);
    }

    @Override
    public Iterator<E> iterator() {
        return new ElementIterator();
    }

    /** Goes over the elements in an order that was fixed at the start. */
    private final class ElementIterator implements Iterator<E>, Iteration<E> {
        private final Seq<E> order = order();
        private int position;
        private boolean removable;
        private int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            return position >= 0 && position < Seq.size(order);
        }

        @Override
        public E next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (position >= Seq.size(order)) {
                throw new NoSuchElementException();
            }
            removable = true;
            position++;
            return Seq.get(order, position - 1);
        }

        @Override
        public int given() {
            return position;
        }

        @Override
        public boolean isWithin() {
            return position >= 0 && position <= Seq.size(order);
        }

        @Override
        public E givenAt(int index) {
            return Seq.get(order, index);
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            removable = false;
            modCount++;
            expectedModCount = modCount;
            content = Dict.remove(content, Seq.get(order, position - 1));
        }
    }
}
