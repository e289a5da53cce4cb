package java.util;

import invar.logic.Dict;

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
            return new Live<K, V>(map, Dict.keyAt(map.content, passed), Dict.valueAt(map.content, passed));
        }
    }

    /** An entry of the map: shows and sets its value there as long as the key is in it. */
    private static final class Live<K, V> implements Map.Entry<K, V> {
        private final TreeMap<K, V> map;
        private final K key;
        private V value;

        Live(TreeMap<K, V> map, K key, V value) {
            this.map = map;
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return Dict.has(map.content, key) ? Dict.get(map.content, key) : value;
        }

        public V setValue(V value) {
            V old = getValue();
            if (Dict.has(map.content, key)) {
                map.content = Dict.put(map.content, key, value);
            }
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return Keys.isEntry(o, key, getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(getValue());
        }

        public String toString() {
            return key + "=" + getValue();
        }
    }
}
