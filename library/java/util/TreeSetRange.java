package java.util;

import invar.logic.Dict;
import invar.logic.Seq;
import invar.logic.Shared;

/** A view of a part of a tree set, forwards or backwards; its own content stays empty. */
final class TreeSetRange<E> extends TreeSet<E> implements Shared {
    private final TreeSet<E> set;
    private final Bounds bounds;
    private final boolean backwards;

    TreeSetRange(TreeSet<E> set, Bounds bounds, boolean backwards) {
        this.set = set;
        this.bounds = bounds;
        this.backwards = backwards;
    }

    public int size() {
        return bounds.size(set.content);
    }

    public boolean isEmpty() {
        return bounds.size(set.content) == 0;
    }

    public Comparator<? super E> comparator() {
        return backwards ? Ranks.<E>reverse(set.comparator()) : set.comparator();
    }

    public boolean contains(Object o) {
        return bounds.contains(o) && set.contains(o);
    }

    public boolean add(E e) {
        if (!bounds.contains(e)) {
            throw new IllegalArgumentException("key out of range");
        }
        return set.add(e);
    }

    public boolean remove(Object o) {
        return bounds.contains(o) && set.remove(o);
    }

    public void clear() {
        int start = bounds.start(set.content);
        for (int left = bounds.size(set.content); left > 0; left--) {
            set.poll(start);
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E element : c) {
            changed |= add(element);
        }
        return changed;
    }

    /** A set of its own with the same elements in the same order. */
    public Object clone() {
        TreeSet<E> result = new TreeSet<E>(comparator());
        for (E element : this) {
            result.content = Dict.insert(result.content, Dict.size(result.content), element, null);
        }
        return result;
    }

    public E first() {
        int position = backwards ? bounds.last(set.content) : bounds.first(set.content);
        if (position < 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(set.content, position);
    }

    public E last() {
        int position = backwards ? bounds.first(set.content) : bounds.last(set.content);
        if (position < 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(set.content, position);
    }

    public E pollFirst() {
        int position = backwards ? bounds.last(set.content) : bounds.first(set.content);
        return position < 0 ? null : set.poll(position);
    }

    public E pollLast() {
        int position = backwards ? bounds.first(set.content) : bounds.last(set.content);
        return position < 0 ? null : set.poll(position);
    }

    public E lower(E e) {
        return element(backwards ? bounds.higher(set.content, e) : bounds.lower(set.content, e));
    }

    public E floor(E e) {
        return element(backwards ? bounds.ceiling(set.content, e) : bounds.floor(set.content, e));
    }

    public E ceiling(E e) {
        return element(backwards ? bounds.floor(set.content, e) : bounds.ceiling(set.content, e));
    }

    public E higher(E e) {
        return element(backwards ? bounds.lower(set.content, e) : bounds.higher(set.content, e));
    }

    private E element(int position) {
        return position < 0 ? null : Dict.keyAt(set.content, position);
    }

    @Override
    Seq<E> elementSequence() {
        Seq<E> elements = Seq.slice(Dict.keys(set.content), bounds.start(set.content), bounds.end(set.content));
        return backwards ? Seq.reverse(elements) : elements;
    }

    /** The size of a part is not known beforehand. */
    @Override
    public Spliterator<E> spliterator() {
        int order = Spliterator.DISTINCT | Spliterator.ORDERED;
        if (bounds.low == null && bounds.high == null) {
            return Spliterators.spliterator(this, order);
        }
        return Spliterators.spliteratorUnknownSize(iterator(), comparator() == null ? order | Spliterator.SORTED : order);
    }

    public Iterator<E> iterator() {
        return backwards ? falling() : rising();
    }

    public Iterator<E> descendingIterator() {
        return backwards ? rising() : falling();
    }

    private Iterator<E> rising() {
        return new TreeSet.Elements<E>(set, bounds.start(set.content), bounds.end(set.content), 1);
    }

    private Iterator<E> falling() {
        return new TreeSet.Elements<E>(set, bounds.end(set.content) - 1, bounds.start(set.content) - 1, -1);
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSetRange<E>(set, bounds, !backwards);
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        Limit from = new Limit(fromElement, fromInclusive);
        Limit to = new Limit(toElement, toInclusive);
        return part(backwards ? bounds.betweenBackwards(from, to) : bounds.between(from, to));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        Limit to = new Limit(toElement, inclusive);
        return part(backwards ? bounds.toBackwards(to) : bounds.to(to));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        Limit from = new Limit(fromElement, inclusive);
        return part(backwards ? bounds.fromBackwards(from) : bounds.from(from));
    }

    private NavigableSet<E> part(Bounds narrower) {
        return new TreeSetRange<E>(set, narrower, backwards);
    }
}
