package java.util;

import invar.logic.Dict;
import invar.logic.Shared;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A view of a part of a tree map, forwards or backwards. */
final class TreeMapRange<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, java.io.Serializable, Shared {
    private final TreeMap<K, V> map;
    private final Bounds bounds;
    private final boolean backwards;

    TreeMapRange(TreeMap<K, V> map, Bounds bounds, boolean backwards) {
        this.map = map;
        this.bounds = bounds;
        this.backwards = backwards;
    }

    public int size() {
        return bounds.size(map.content);
    }

    public boolean isEmpty() {
        return bounds.size(map.content) == 0;
    }

    public Comparator<? super K> comparator() {
        return backwards ? Ranks.<K>reverse(map.comparator()) : map.comparator();
    }

    public boolean containsKey(Object key) {
        return bounds.contains(key) && map.containsKey(key);
    }

    public V get(Object key) {
        return bounds.contains(key) ? map.get(key) : null;
    }

    public V put(K key, V value) {
        if (!bounds.contains(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return map.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        if (!bounds.contains(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return map.putIfAbsent(key, value);
    }

    public V remove(Object key) {
        return bounds.contains(key) ? map.remove(key) : null;
    }

    public void clear() {
        int start = bounds.start(map.content);
        for (int left = bounds.size(map.content); left > 0; left--) {
            map.removeAt(start);
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (!bounds.contains(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return map.merge(key, value, remappingFunction);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (bounds.contains(key)) {
            return map.computeIfAbsent(key, mappingFunction);
        }
        if (mappingFunction.apply(key) != null) {
            throw new IllegalArgumentException("key out of range");
        }
        return null;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (bounds.contains(key)) {
            return map.compute(key, remappingFunction);
        }
        if (remappingFunction.apply(key, null) != null) {
            throw new IllegalArgumentException("key out of range");
        }
        return null;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        return bounds.contains(key) ? map.computeIfPresent(key, remappingFunction) : null;
    }

    public K firstKey() {
        int position = first();
        if (position < 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(map.content, position);
    }

    public K lastKey() {
        int position = last();
        if (position < 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(map.content, position);
    }

    public Map.Entry<K, V> firstEntry() {
        return entry(first());
    }

    public Map.Entry<K, V> lastEntry() {
        return entry(last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        int position = first();
        return position < 0 ? null : map.poll(position);
    }

    public Map.Entry<K, V> pollLastEntry() {
        int position = last();
        return position < 0 ? null : map.poll(position);
    }

    public K lowerKey(K key) {
        return key(lower(key));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return entry(lower(key));
    }

    public K floorKey(K key) {
        return key(floor(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return entry(floor(key));
    }

    public K ceilingKey(K key) {
        return key(ceiling(key));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return entry(ceiling(key));
    }

    public K higherKey(K key) {
        return key(higher(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return entry(higher(key));
    }

    private int first() {
        return backwards ? bounds.last(map.content) : bounds.first(map.content);
    }

    private int last() {
        return backwards ? bounds.first(map.content) : bounds.last(map.content);
    }

    private int lower(Object key) {
        return backwards ? bounds.higher(map.content, key) : bounds.lower(map.content, key);
    }

    private int floor(Object key) {
        return backwards ? bounds.ceiling(map.content, key) : bounds.floor(map.content, key);
    }

    private int ceiling(Object key) {
        return backwards ? bounds.floor(map.content, key) : bounds.ceiling(map.content, key);
    }

    private int higher(Object key) {
        return backwards ? bounds.lower(map.content, key) : bounds.higher(map.content, key);
    }

    private K key(int position) {
        return position < 0 ? null : Dict.keyAt(map.content, position);
    }

    private Map.Entry<K, V> entry(int position) {
        return position < 0 ? null : map.snapshot(position);
    }

    public Set<K> keySet() {
        return new KeyView<K, V>(this);
    }

    public NavigableSet<K> navigableKeySet() {
        return new KeyView<K, V>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntryView<K, V>(this);
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeMapRange<K, V>(map, bounds, !backwards);
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        Limit from = new Limit(fromKey, fromInclusive);
        Limit to = new Limit(toKey, toInclusive);
        return part(backwards ? bounds.betweenBackwards(from, to) : bounds.between(from, to));
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        Limit to = new Limit(toKey, inclusive);
        return part(backwards ? bounds.toBackwards(to) : bounds.to(to));
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        Limit from = new Limit(fromKey, inclusive);
        return part(backwards ? bounds.fromBackwards(from) : bounds.from(from));
    }

    private NavigableMap<K, V> part(Bounds narrower) {
        return new TreeMapRange<K, V>(map, narrower, backwards);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    /** The keys of the part. */
    private static final class KeyView<K, V> extends SortedKeys<K> implements Shared {
        private final TreeMapRange<K, V> range;

        KeyView(TreeMapRange<K, V> range) {
            this.range = range;
        }

        NavigableMap<K, ?> map() {
            return range;
        }

        public Iterator<K> iterator() {
            return range.backwards ? falling() : rising();
        }

        public Iterator<K> descendingIterator() {
            return range.backwards ? rising() : falling();
        }

        private Iterator<K> rising() {
            int start = range.bounds.start(range.map.content);
            int end = range.bounds.end(range.map.content);
            return new TreeMapIterator.OfKeys<K, V>(range.map, start, end, 1);
        }

        private Iterator<K> falling() {
            int start = range.bounds.start(range.map.content);
            int end = range.bounds.end(range.map.content);
            return new TreeMapIterator.OfKeys<K, V>(range.map, end - 1, start - 1, -1);
        }
    }

    /** The entries of the part. */
    private static final class EntryView<K, V> extends AbstractSet<Map.Entry<K, V>> implements Shared {
        private final TreeMapRange<K, V> range;

        EntryView(TreeMapRange<K, V> range) {
            this.range = range;
        }

        public int size() {
            return range.size();
        }

        public boolean isEmpty() {
            return range.isEmpty();
        }

        public boolean contains(Object o) {
            return o instanceof Map.Entry && range.bounds.contains(((Map.Entry<?, ?>) o).getKey()) && range.map.hasEntry(o);
        }

        public boolean remove(Object o) {
            return o instanceof Map.Entry && range.bounds.contains(((Map.Entry<?, ?>) o).getKey()) && range.map.removeEntry(o);
        }

        public void clear() {
            range.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            int start = range.bounds.start(range.map.content);
            int end = range.bounds.end(range.map.content);
            if (range.backwards) {
                return new TreeMapIterator.OfEntries<K, V>(range.map, end - 1, start - 1, -1);
            }
            return new TreeMapIterator.OfEntries<K, V>(range.map, start, end, 1);
        }
    }
}
