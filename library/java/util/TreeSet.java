package java.util;

import invar.logic.Dict;
import invar.logic.Seq;

/** A set in the order of its elements. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private final Comparator<? super E> comparator;
    /** The elements are its keys, in their order. */
    Dict<E, Object> content;
    int modCount;
    /** How many of these changes were removals of one element. */
    int removals;

    public TreeSet() {
        comparator = null;
    }

    public TreeSet(Comparator<? super E> comparator) {
        this.comparator = comparator;
    }

    public TreeSet(Collection<? extends E> c) {
        comparator = null;
        takeAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        if (s == null) {
            throw new NullPointerException();
        }
        comparator = s.comparator();
        takeAll(s);
    }

    public int size() {
        return Dict.size(content);
    }

    public boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    public boolean contains(Object o) {
        if (o == null && comparator == null) {
            throw new NullPointerException();
        }
        return Dict.has(content, Ranks.stored(this, content, comparator, o));
    }

    public boolean add(E e) {
        if (e == null && comparator == null) {
            throw new NullPointerException();
        }
        if (Dict.has(content, Ranks.stored(this, content, comparator, e))) {
            return false;
        }
        content = Dict.insert(content, Ranks.place(this, content, comparator, e), e, null);
        modCount++;
        return true;
    }

    public boolean remove(Object o) {
        if (o == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, o);
        if (!Dict.has(content, stored)) {
            return false;
        }
        content = Dict.remove(content, stored);
        modCount++;
        removals++;
        return true;
    }

    public void clear() {
        content = null;
        modCount++;
    }

    public boolean addAll(Collection<? extends E> c) {
        return takeAll(c);
    }

    private boolean takeAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (Dict.size(content) == 0 && c instanceof SortedSet && Objects.equals(((SortedSet<?>) c).comparator(), comparator)) {
            return takeSorted(c);
        }
        return addEach(c);
    }

    /** What a set of the same order has comes into an empty one. */
    @SuppressWarnings("unchecked")
    private boolean takeSorted(Collection<? extends E> c) {
        if (c.getClass() == TreeSet.class) {
            content = ((TreeSet<E>) c).content;
        } else {
            appendAll(c);
        }
        modCount += Dict.size(content) == 0 ? 0 : 1;
        return Dict.size(content) > 0;
    }

    private void appendAll(Collection<? extends E> c) {
        for (E element : c) {
            Ranks.checkOrder(content, comparator, element);
            content = Dict.insert(content, Dict.size(content), element, null);
        }
    }

    private boolean addEach(Collection<? extends E> c) {
        boolean changed = false;
        for (E element : c) {
            changed |= add(element);
        }
        return changed;
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public E first() {
        if (Dict.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(content, 0);
    }

    public E last() {
        if (Dict.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(content, Dict.size(content) - 1);
    }

    public E pollFirst() {
        return Dict.size(content) == 0 ? null : poll(0);
    }

    public E pollLast() {
        return Dict.size(content) == 0 ? null : poll(Dict.size(content) - 1);
    }

    /** The element at a position goes. */
    E poll(int position) {
        E element = Dict.keyAt(content, position);
        removals++;
        content = Dict.remove(content, element);
        modCount++;
        return element;
    }

    public E lower(E e) {
        if (e == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        int position = Ranks.rank(this, content, comparator, e) - 1;
        return position < 0 ? null : Dict.keyAt(content, position);
    }

    public E floor(E e) {
        if (e == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        int position = Ranks.after(this, content, comparator, e) - 1;
        return position < 0 ? null : Dict.keyAt(content, position);
    }

    public E ceiling(E e) {
        if (e == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        int position = Ranks.rank(this, content, comparator, e);
        return position >= Dict.size(content) ? null : Dict.keyAt(content, position);
    }

    public E higher(E e) {
        if (e == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        int position = Ranks.after(this, content, comparator, e);
        return position >= Dict.size(content) ? null : Dict.keyAt(content, position);
    }

    @Override
    Seq<E> elementSequence() {
        return Dict.keys(content);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Spliterator<E> spliterator() {
        int order = Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.ORDERED;
        int characteristics = comparator() == null ? order | Spliterator.SORTED : order;
        return new CollectionSpliterator<E>(() -> elementSequence(), () -> modCount, element -> (E) element, characteristics);
    }

    public Iterator<E> iterator() {
        return new Elements<E>(this, 0, Dict.size(content), 1);
    }

    public Iterator<E> descendingIterator() {
        return new Elements<E>(this, Dict.size(content) - 1, -1, -1);
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSetRange<E>(this, new Bounds(this, comparator, null, null), true);
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        Bounds bounds = new Bounds(this, comparator, new Limit(fromElement, fromInclusive), new Limit(toElement, toInclusive));
        return new TreeSetRange<E>(this, bounds, false);
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return new TreeSetRange<E>(this, new Bounds(this, comparator, null, new Limit(toElement, inclusive)), false);
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return new TreeSetRange<E>(this, new Bounds(this, comparator, new Limit(fromElement, inclusive), null), false);
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }

    /** Goes over the set or a part of it, forwards or backwards, and fails where the set has changed in another way. */
    static final class Elements<E> implements Iterator<E> {
        private final TreeSet<E> set;
        /** The position that comes next. */
        private int position;
        /** The position that is no longer to be visited. */
        private int end;
        /** 1 forwards, -1 backwards. */
        private final int step;
        /** The position that came last, or -1 where it cannot be removed. */
        private int last = -1;
        private int expectedModCount;
        private int expectedRemovals;
        /** Whether it ends at an element, not at the end of the set. */
        private final boolean isFenced;
        /** The content that its positions are those of. */
        private Dict<E, Object> seen;

        Elements(TreeSet<E> set, int position, int end, int step) {
            this.set = set;
            this.position = position;
            this.end = end;
            this.step = step;
            this.expectedModCount = set.modCount;
            this.expectedRemovals = set.removals;
            this.isFenced = position != end && end >= 0 && end < Dict.size(set.content);
            this.seen = set.content;
        }

        public boolean hasNext() {
            return position >= 0 && !isAtEnd();
        }

        public E next() {
            if (isAtEnd()) {
                throw new NoSuchElementException();
            }
            if (set.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            last = position;
            position += step;
            return Dict.keyAt(set.content, last);
        }

        private boolean isAtEnd() {
            return isFenced && isMoved() ? Dict.askForShape() : position == end;
        }

        private boolean isMoved() {
            int removals = set.removals - expectedRemovals;
            return Ranks.isMoved(Dict.keyAt(seen, position), set.content, set.modCount - expectedModCount, removals);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (set.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            set.poll(last);
            expectedModCount = set.modCount;
            expectedRemovals = set.removals;
            seen = set.content;
            last = -1;
            if (step > 0) {
                position--;
                end--;
            }
        }
    }
}
