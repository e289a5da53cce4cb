package java.util;

import invar.logic.Dict;
import invar.logic.Entries;
import invar.logic.Shared;

/** Goes over a tree map or a part of it, forwards or backwards, and fails where the map has changed in another way. */
abstract class TreeMapIterator<K, V, T> implements Iterator<T> {
    final TreeMap<K, V> map;
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
    /** Whether it ends at a key, not at the end of the map. */
    private final boolean isFenced;
    /** The content that its positions are those of. */
    private Dict<K, V> seen;

    TreeMapIterator(TreeMap<K, V> map, int position, int end, int step) {
        this.map = map;
        this.position = position;
        this.end = end;
        this.step = step;
        this.expectedModCount = map.modCount;
        this.expectedRemovals = map.removals;
        this.isFenced = position != end && end >= 0 && end < Dict.size(map.content);
        this.seen = map.content;
    }

    public boolean hasNext() {
        return position >= 0 && !isAtEnd();
    }

    /** One further: gives the position that was passed. */
    int advance() {
        if (isAtEnd()) {
            throw new NoSuchElementException();
        }
        if (map.modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        last = position;
        position += step;
        return last;
    }

    private boolean isAtEnd() {
        return isFenced && isMoved() ? Dict.askForShape() : position == end;
    }

    private boolean isMoved() {
        int removals = map.removals - expectedRemovals;
        return Ranks.isMoved(Dict.keyAt(seen, position), map.content, map.modCount - expectedModCount, removals);
    }

    public void remove() {
        if (last < 0) {
            throw new IllegalStateException();
        }
        if (map.modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        map.removeAt(last);
        expectedModCount = map.modCount;
        expectedRemovals = map.removals;
        seen = map.content;
        last = -1;
        if (step > 0) {
            position--;
            end--;
        }
    }

    static final class OfKeys<K, V> extends TreeMapIterator<K, V, K> {
        OfKeys(TreeMap<K, V> map, int position, int end, int step) {
            super(map, position, end, step);
        }

        public K next() {
            int passed = advance();
            return Dict.keyAt(map.content, passed);
        }
    }

    static final class OfValues<K, V> extends TreeMapIterator<K, V, V> {
        OfValues(TreeMap<K, V> map, int position, int end, int step) {
            super(map, position, end, step);
        }

        public V next() {
            int passed = advance();
            return Dict.valueAt(map.content, passed);
        }
    }

    static final class OfEntries<K, V> extends TreeMapIterator<K, V, Map.Entry<K, V>> {
        OfEntries(TreeMap<K, V> map, int position, int end, int step) {
            super(map, position, end, step);
        }

        public Map.Entry<K, V> next() {
            int passed = advance();
            return new Live<K, V>(map, Dict.keyAt(map.content, passed));
        }
    }

    /**
     * An entry of the map: shows and sets the value of its key as long as no key has gone. After that it may be an entry of another key; a run
     * knows when that depends on the shape of the tree.
     */
    private static final class Live<K, V> implements Map.Entry<K, V>, Shared {
        private final TreeMap<K, V> map;
        private final K key;
        private final int endings;
        private final Object life;

        Live(TreeMap<K, V> map, K key) {
            this.map = map;
            this.key = key;
            this.endings = map.endings;
            Entries.noteHeld(map);
            this.life = Entries.areFollowed(map) ? Lives.present(map.lives, key) : null;
        }

        private boolean isLive() {
            return map.endings == endings || Entries.areFollowed(map) && Lives.present(map.lives, key) == life;
        }

        /** Whether its key went, and took nothing else along. */
        private boolean isOver() {
            return Entries.areFollowed(map) && Dict.has(map.lasts, life);
        }

        public K getKey() {
            return isLive() || isOver() ? key : Entries.<K>left();
        }

        public V getValue() {
            if (isLive()) {
                return Dict.get(map.content, key);
            }
            return isOver() ? Dict.get(map.lasts, life) : Entries.<V>left();
        }

        public V setValue(V value) {
            V old = getValue();
            if (isLive()) {
                map.content = Dict.put(map.content, key, value);
            } else if (isOver()) {
                map.lasts = Dict.put(map.lasts, life, value);
            } else {
                K other = Entries.<K>left();
                map.content = Dict.has(map.content, other) ? Dict.put(map.content, other, value) : map.content;
            }
            return old;
        }

        public boolean equals(Object o) {
            return Keys.isEntry(o, getKey(), getValue());
        }

        public int hashCode() {
            return Objects.hashCode(getKey()) ^ Objects.hashCode(getValue());
        }

        public String toString() {
            return getKey() + "=" + getValue();
        }
    }
}
