package java.util;

import invar.logic.Dict;
import invar.logic.Entries;
import invar.logic.Identity;
import invar.logic.Seq;
import invar.logic.Shared;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map in the order of its keys. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> comparator;
    /** In the order of the keys. */
    Dict<K, V> content;
    int modCount;
    /** How many of these changes were removals of one key. */
    int removals;
    /** How often keys went, one or all. */
    int endings;
    /** See `Lives`. Only a run keeps them: proofs leave open what entries show once a key went. */
    Dict<K, Object> lives;
    Dict<Object, V> lasts;
    /** The views that were given, if they are kept. */
    private KeyView<K, V> keys;
    private NavigableMap<K, V> descending;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        takeAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        comparator = m.comparator();
        takeSorted(m);
    }

    /** What a map of the same order has comes into an empty one. */
    @SuppressWarnings("unchecked")
    private void takeSorted(SortedMap<? extends K, ? extends V> m) {
        if (m.getClass() == TreeMap.class) {
            content = ((TreeMap<K, V>) m).content;
        } else {
            appendAll(m);
        }
        modCount += Dict.size(content) == 0 ? 0 : 1;
    }

    private void appendAll(SortedMap<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            Ranks.checkOrder(content, comparator, entry.getKey());
            content = Dict.insert(content, Dict.size(content), entry.getKey(), entry.getValue());
        }
    }

    public int size() {
        return Dict.size(content);
    }

    public boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    public boolean containsKey(Object key) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        return Dict.has(content, Ranks.stored(this, content, comparator, key));
    }

    public boolean containsValue(Object value) {
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    public V get(Object key) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        return Dict.get(content, Ranks.stored(this, content, comparator, key));
    }

    public V getOrDefault(Object key, V defaultValue) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        return Dict.has(content, stored) ? Dict.get(content, stored) : defaultValue;
    }

    public V put(K key, V value) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        V old = Dict.get(content, stored);
        if (Dict.has(content, stored)) {
            content = Dict.put(content, stored, value);
        } else {
            content = Dict.insert(content, Ranks.place(this, content, comparator, key), key, value);
            modCount++;
        }
        return old;
    }

    public V putIfAbsent(K key, V value) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        V old = Dict.get(content, stored);
        if (!Dict.has(content, stored)) {
            content = Dict.insert(content, Ranks.place(this, content, comparator, key), key, value);
            modCount++;
        } else if (old == null) {
            content = Dict.put(content, stored, value);
        }
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        takeAll(map);
    }

    private void takeAll(Map<? extends K, ? extends V> map) {
        if (map == null) {
            throw new NullPointerException();
        }
        if (Dict.size(content) == 0 && map instanceof SortedMap && Objects.equals(comparator, ((SortedMap<?, ?>) map).comparator())) {
            takeSorted((SortedMap<? extends K, ? extends V>) map);
        } else {
            putEach(map);
        }
    }

    private void putEach(Map<? extends K, ? extends V> map) {
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public V remove(Object key) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        V old = Dict.get(content, stored);
        int removed = Dict.has(content, stored) ? 1 : 0;
        modCount += removed;
        removals += removed;
        endings += removed;
        drop(stored);
        return old;
    }

    public boolean remove(Object key, Object value) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        if (!Dict.has(content, stored) || !Objects.equals(Dict.get(content, stored), value)) {
            return false;
        }
        modCount++;
        removals++;
        endings++;
        drop(stored);
        return true;
    }

    /** A key goes, if it is there. */
    private void drop(Object stored) {
        if (Entries.areFollowed(this)) {
            endLife(stored);
        }
        content = Dict.remove(content, stored);
    }

    /**
     * The tree may move the key that comes next into the node of one that goes, unless that is the first or the last: what the entries of
     * both show then depends on its shape.
     */
    private void endLife(Object stored) {
        int position = Dict.position(content, stored);
        if (position <= 0 || position == Dict.size(content) - 1) {
            lasts = Dict.put(lasts, Lives.present(lives, stored), Dict.get(content, stored));
        } else {
            lives = Lives.ended(lives, Dict.keyAt(content, position + 1));
        }
        lives = Lives.ended(lives, stored);
    }

    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        if (!Dict.has(content, stored) || !Objects.equals(oldValue, Dict.get(content, stored))) {
            return false;
        }
        content = Dict.put(content, stored, newValue);
        return true;
    }

    public V replace(K key, V value) {
        if (key == null && comparator == null) {
            throw new NullPointerException();
        }
        Object stored = Ranks.stored(this, content, comparator, key);
        V old = Dict.get(content, stored);
        if (Dict.has(content, stored)) {
            content = Dict.put(content, stored, value);
        }
        return old;
    }

    public void clear() {
        if (Entries.areFollowed(this)) {
            lasts = Lives.allLast(lasts, lives, content);
            lives = Lives.allEnded(lives, Dict.keys(content));
        }
        content = null;
        endings++;
        modCount++;
    }

    public Object clone() {
        try {
            TreeMap<?, ?> copy = (TreeMap<?, ?>) super.clone();
            copy.lives = null;
            copy.lasts = null;
            copy.keys = null;
            copy.descending = null;
            copy.values = null;
            copy.entries = null;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public K firstKey() {
        if (Dict.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(content, 0);
    }

    public K lastKey() {
        if (Dict.size(content) == 0) {
            throw new NoSuchElementException();
        }
        return Dict.keyAt(content, Dict.size(content) - 1);
    }

    public Map.Entry<K, V> firstEntry() {
        return Dict.size(content) == 0 ? null : snapshot(0);
    }

    public Map.Entry<K, V> lastEntry() {
        return Dict.size(content) == 0 ? null : snapshot(Dict.size(content) - 1);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return Dict.size(content) == 0 ? null : poll(0);
    }

    public Map.Entry<K, V> pollLastEntry() {
        return Dict.size(content) == 0 ? null : poll(Dict.size(content) - 1);
    }

    /** The entry at a position, as it is now. */
    Map.Entry<K, V> snapshot(int position) {
        return new AbstractMap.SimpleImmutableEntry<K, V>(Dict.keyAt(content, position), Dict.valueAt(content, position));
    }

    /** The entry at a position goes. */
    Map.Entry<K, V> poll(int position) {
        Map.Entry<K, V> entry = snapshot(position);
        removeAt(position);
        return entry;
    }

    void removeAt(int position) {
        drop(Dict.keyAt(content, position));
        modCount++;
        removals++;
        endings++;
    }

    public K lowerKey(K key) {
        int position = lower(key);
        return position < 0 ? null : Dict.keyAt(content, position);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        int position = lower(key);
        return position < 0 ? null : snapshot(position);
    }

    public K floorKey(K key) {
        int position = floor(key);
        return position < 0 ? null : Dict.keyAt(content, position);
    }

    public Map.Entry<K, V> floorEntry(K key) {
        int position = floor(key);
        return position < 0 ? null : snapshot(position);
    }

    public K ceilingKey(K key) {
        int position = ceiling(key);
        return position >= Dict.size(content) ? null : Dict.keyAt(content, position);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        int position = ceiling(key);
        return position >= Dict.size(content) ? null : snapshot(position);
    }

    public K higherKey(K key) {
        int position = higher(key);
        return position >= Dict.size(content) ? null : Dict.keyAt(content, position);
    }

    public Map.Entry<K, V> higherEntry(K key) {
        int position = higher(key);
        return position >= Dict.size(content) ? null : snapshot(position);
    }

    /** The position of the greatest key below this one, or -1. An empty map asks nothing of a key. */
    private int lower(Object key) {
        if (key == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        return Ranks.rank(this, content, comparator, key) - 1;
    }

    /** The position of the greatest key up to this one, or -1. */
    private int floor(Object key) {
        if (key == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        return Ranks.after(this, content, comparator, key) - 1;
    }

    /** The position of the least key from this one on, or the size. */
    private int ceiling(Object key) {
        if (key == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        return Ranks.rank(this, content, comparator, key);
    }

    /** The position of the least key above this one, or the size. */
    private int higher(Object key) {
        if (key == null && comparator == null && Dict.size(content) > 0) {
            throw new NullPointerException();
        }
        return Ranks.after(this, content, comparator, key);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Object stored = storedIfAny(key);
        V old = Dict.get(content, stored);
        if (old != null) {
            return old;
        }
        int expected = modCount;
        V value = mappingFunction.apply(key);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (Dict.has(content, stored)) {
            content = Dict.put(content, stored, value);
        } else if (value != null) {
            content = Dict.insert(content, Ranks.place(this, content, comparator, key), key, value);
            modCount++;
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Object stored = Ranks.stored(this, content, comparator, key);
        V old = Dict.get(content, stored);
        return old == null ? null : recompute(key, stored, old, remappingFunction);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Object stored = storedIfAny(key);
        return recompute(key, stored, Dict.get(content, stored), remappingFunction);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        Object stored = storedIfAny(key);
        V old = Dict.get(content, stored);
        int expected = modCount;
        V merged = old == null ? value : remappingFunction.apply(old, value);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        set(key, stored, merged);
        return merged;
    }

    private V recompute(K key, Object stored, V old, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        int expected = modCount;
        V value = remappingFunction.apply(key, old);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        set(key, stored, value);
        return value;
    }

    /** The key gets the value, or goes where that is null. */
    private void set(K key, Object stored, V value) {
        if (Dict.has(content, stored)) {
            if (value == null) {
                modCount++;
                removals++;
                endings++;
                drop(stored);
            } else {
                content = Dict.put(content, stored, value);
            }
        } else if (value != null) {
            content = Dict.insert(content, Ranks.place(this, content, comparator, key), key, value);
            modCount++;
        }
    }

    /** An empty map looks at a key no earlier than it takes it. */
    private Object storedIfAny(Object key) {
        return Dict.size(content) == 0 ? key : Ranks.stored(this, content, comparator, key);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int position = 0; position < Dict.size(content); position++) {
            action.accept(Dict.keyAt(content, position), Dict.valueAt(content, position));
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (int position = 0; position < Dict.size(content); position++) {
            K key = Dict.keyAt(content, position);
            V value = function.apply(key, Dict.valueAt(content, position));
            if (Dict.has(content, key)) {
                content = Dict.put(content, key, value);
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        if (!Identity.isKept()) {
            return new KeyView<K, V>(this);
        }
        if (keys == null) {
            keys = new KeyView<K, V>(this);
        }
        return keys;
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        if (!Identity.isKept()) {
            return new ValueView<K, V>(this);
        }
        if (values == null) {
            values = new ValueView<K, V>(this);
        }
        return values;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (!Identity.isKept()) {
            return new EntryView<K, V>(this);
        }
        if (entries == null) {
            entries = new EntryView<K, V>(this);
        }
        return entries;
    }

    public NavigableMap<K, V> descendingMap() {
        if (!Identity.isKept()) {
            return new TreeMapRange<K, V>(this, new Bounds(this, comparator, null, null), true);
        }
        if (descending == null) {
            descending = new TreeMapRange<K, V>(this, new Bounds(this, comparator, null, null), true);
        }
        return descending;
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        Bounds bounds = new Bounds(this, comparator, new Limit(fromKey, fromInclusive), new Limit(toKey, toInclusive));
        return new TreeMapRange<K, V>(this, bounds, false);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new TreeMapRange<K, V>(this, new Bounds(this, comparator, null, new Limit(toKey, inclusive)), false);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new TreeMapRange<K, V>(this, new Bounds(this, comparator, new Limit(fromKey, inclusive), null), false);
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

    /** Whether the map has this entry. */
    boolean hasEntry(Object o) {
        if (!(o instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
        Object stored = Ranks.stored(this, content, comparator, entry.getKey());
        return Dict.has(content, stored) && Objects.equals(Dict.get(content, stored), entry.getValue());
    }

    /** This entry goes, if it is there. */
    boolean removeEntry(Object o) {
        if (!hasEntry(o)) {
            return false;
        }
        drop(Ranks.stored(this, content, comparator, ((Map.Entry<?, ?>) o).getKey()));
        modCount++;
        removals++;
        endings++;
        return true;
    }

    /** The keys. */
    private static final class KeyView<K, V> extends SortedKeys<K> implements Shared {
        private final TreeMap<K, V> map;

        KeyView(TreeMap<K, V> map) {
            this.map = map;
        }

        NavigableMap<K, ?> map() {
            return map;
        }

        public int size() {
            return Dict.size(map.content);
        }

        public boolean isEmpty() {
            return Dict.size(map.content) == 0;
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean remove(Object o) {
            int size = Dict.size(map.content);
            map.remove(o);
            return Dict.size(map.content) != size;
        }

        @Override
        Seq<K> elementSequence() {
            return Dict.keys(map.content);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<K> spliterator() {
            int order = Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.ORDERED;
            int characteristics = comparator() == null ? order | Spliterator.SORTED : order;
            return new CollectionSpliterator<K>(() -> elementSequence(), () -> map.modCount, key -> (K) key, characteristics);
        }

        public Iterator<K> iterator() {
            return new TreeMapIterator.OfKeys<K, V>(map, 0, Dict.size(map.content), 1);
        }

        public Iterator<K> descendingIterator() {
            return new TreeMapIterator.OfKeys<K, V>(map, Dict.size(map.content) - 1, -1, -1);
        }
    }

    /** The values, in the order of their keys. */
    private static final class ValueView<K, V> extends AbstractCollection<V> implements Shared {
        private final TreeMap<K, V> map;

        ValueView(TreeMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return Dict.size(map.content);
        }

        public boolean isEmpty() {
            return Dict.size(map.content) == 0;
        }

        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        public boolean remove(Object o) {
            int position = Keys.indexOf(Dict.values(map.content), o);
            if (position < 0) {
                return false;
            }
            map.removeAt(position);
            return true;
        }

        public void clear() {
            map.clear();
        }

        @Override
        Seq<V> elementSequence() {
            return Dict.values(map.content);
        }

        @Override
        public Spliterator<V> spliterator() {
            return new CollectionSpliterator<V>(() -> Dict.keys(map.content), () -> map.modCount, key -> Dict.get(map.content, key),
                    Spliterator.SIZED | Spliterator.ORDERED);
        }

        public Iterator<V> iterator() {
            return new TreeMapIterator.OfValues<K, V>(map, 0, Dict.size(map.content), 1);
        }
    }

    /** The entries, in the order of their keys. */
    private static final class EntryView<K, V> extends AbstractSet<Map.Entry<K, V>> implements Shared {
        private final TreeMap<K, V> map;

        EntryView(TreeMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return Dict.size(map.content);
        }

        public boolean isEmpty() {
            return Dict.size(map.content) == 0;
        }

        public boolean contains(Object o) {
            return map.hasEntry(o);
        }

        public boolean remove(Object o) {
            return map.removeEntry(o);
        }

        public void clear() {
            map.clear();
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new TreeMapIterator.OfEntries<K, V>(map, 0, Dict.size(map.content), 1);
        }
    }
}
