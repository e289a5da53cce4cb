package java.util;

import invar.logic.Dict;
import invar.logic.Entries;
import invar.logic.Identity;
import invar.logic.Seq;
import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map without null, older than `HashMap`, in an order of its own. */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final int MOST = Integer.MAX_VALUE - 8;

    /** Later keys come first in their bucket. */
    private Dict<K, V> content;
    /** See `Lives`. */
    private Dict<K, Object> lives;
    private Dict<Object, V> lasts;
    /** The views that were given, if they are kept. */
    private Set<K> keys;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;
    private int modCount;
    private int buckets;
    private final float loadFactor;
    private boolean hashing;

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        if (!(loadFactor > 0)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.buckets = initialCapacity == 0 ? 1 : initialCapacity;
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    private Seq<K> order() {
        return Buckets.chained(content, buckets, buckets - 1, -1);
    }

    private Seq<K> upwards() {
        return Buckets.chained(content, buckets, 0, 1);
    }

    protected void rehash() {
        modCount++;
        content = Keys.arranged(content, order());
        buckets = buckets >= MOST / 2 ? MOST : 2 * buckets + 1;
    }

    /** A key that is not there gets a value. */
    /** A key goes, if it is there; entries of it show this value from now on. */
    private void drop(Object stored, V last) {
        if (Entries.areHeld(this)) {
            lasts = Dict.put(lasts, Lives.present(lives, stored), last);
            lives = Lives.ended(lives, stored);
        }
        content = Dict.remove(content, stored);
    }

    private void insert(Object key, V value) {
        if (Dict.size(content) >= (int) (buckets * loadFactor)) {
            rehash();
        }
        modCount++;
        content = Keys.put(content, key, value);
    }

    @Override
    public synchronized int size() {
        return Dict.size(content);
    }

    @Override
    public synchronized boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    public synchronized boolean contains(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    @Override
    public boolean containsValue(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    @Override
    public synchronized boolean containsKey(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        return Dict.has(content, Keys.stored(content, key));
    }

    @Override
    public synchronized V get(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        return Dict.get(content, Keys.stored(content, key));
    }

    @Override
    public synchronized V getOrDefault(Object key, V defaultValue) {
        if (key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        return Dict.has(content, stored) ? Dict.get(content, stored) : defaultValue;
    }

    @Override
    public synchronized V put(K key, V value) {
        if (value == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        if (old != null) {
            content = Dict.put(content, stored, value);
        } else {
            insert(stored, value);
        }
        return old;
    }

    @Override
    public synchronized V putIfAbsent(K key, V value) {
        if (value == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        if (old == null) {
            insert(stored, value);
        }
        return old;
    }

    @Override
    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> entry : t.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    @Override
    public synchronized V remove(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        modCount = old != null ? modCount + 1 : modCount;
        drop(stored, null);
        return old;
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        if (value == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        boolean removed = Dict.has(content, stored) && Objects.equals(Dict.get(content, stored), value);
        if (removed) {
            modCount++;
            drop(stored, null);
        }
        return removed;
    }

    @Override
    public synchronized void clear() {
        modCount++;
        if (Entries.areHeld(this)) {
            lasts = Lives.allLast(lasts, lives, content);
            lives = Lives.allEnded(lives, Dict.keys(content));
        }
        content = null;
    }

    @Override
    public synchronized boolean replace(K key, V oldValue, V newValue) {
        if (oldValue == null || newValue == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        boolean replaced = Dict.has(content, stored) && Objects.equals(Dict.get(content, stored), oldValue);
        content = replaced ? Dict.put(content, stored, newValue) : content;
        return replaced;
    }

    @Override
    public synchronized V replace(K key, V value) {
        if (value == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        content = old != null ? Dict.put(content, stored, value) : content;
        return old;
    }

    @Override
    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (mappingFunction == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        if (old != null) {
            return old;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        setComputed(stored, value, expectedModCount);
        return value;
    }

    @Override
    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        if (old == null) {
            return null;
        }
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, old);
        setComputed(stored, value, expectedModCount);
        return value;
    }

    @Override
    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, Dict.get(content, stored));
        setComputed(stored, value, expectedModCount);
        return value;
    }

    @Override
    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null || key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        int expectedModCount = modCount;
        V merged = old == null ? value : remappingFunction.apply(old, value);
        setComputed(stored, merged, expectedModCount);
        return merged;
    }

    /** The key gets a value that was computed; null removes it. */
    private void setComputed(Object stored, V value, int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        boolean present = Dict.has(content, stored);
        if (present && value != null) {
            content = Dict.put(content, stored, value);
        } else if (present) {
            modCount++;
            drop(stored, Dict.get(content, stored));
        } else if (value != null) {
            insert(stored, value);
        }
    }

    @Override
    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        Seq<K> order = upwards();
        for (int index = 0; index < Seq.size(order); index++) {
            action.accept(Seq.get(order, index), Dict.get(content, Seq.get(order, index)));
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        Seq<K> order = upwards();
        for (int index = 0; index < Seq.size(order); index++) {
            K key = Seq.get(order, index);
            V value = Objects.requireNonNull(function.apply(key, Dict.get(content, key)));
            content = Dict.has(content, key) ? Dict.put(content, key, value) : content;
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override
    public synchronized Object clone() {
        Hashtable<?, ?> copy;
        try {
            copy = (Hashtable<?, ?>) super.clone();
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
        copy.modCount = 0;
        copy.lives = null;
        copy.lasts = null;
        copy.keys = null;
        copy.values = null;
        copy.entries = null;
        return copy;
    }

    @Override
    public synchronized boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map) || ((Map<?, ?>) o).size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> entry : entrySet()) {
                if (!entry.getValue().equals(((Map<?, ?>) o).get(entry.getKey()))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException exception) {
            return false;
        }
        return true;
    }

    /** A table that contains itself counts 0 inside. */
    @Override
    public synchronized int hashCode() {
        if (hashing) {
            return 0;
        }
        hashing = true;
        int sum = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            sum += entry.hashCode();
        }
        hashing = false;
        return sum;
    }

    @Override
    public synchronized String toString() {
        StringBuilder text = new StringBuilder("{");
        String separator = "";
        for (Map.Entry<K, V> entry : entrySet()) {
            K key = entry.getKey();
            V value = entry.getValue();
            text.append(separator).append(key == this ? "(this Map)" : key.toString());
            text.append("=").append(value == this ? "(this Map)" : value.toString());
            separator = ", ";
        }
        return text.append("}").toString();
    }

    @Override
    public synchronized Enumeration<K> keys() {
        return Dict.size(content) == 0 ? Collections.<K>emptyEnumeration() : new KeyEnumeration();
    }

    @Override
    public synchronized Enumeration<V> elements() {
        return Dict.size(content) == 0 ? Collections.<V>emptyEnumeration() : new ValueEnumeration();
    }

    @Override
    public Set<K> keySet() {
        if (!Identity.isKept()) {
            return new KeyView();
        }
        if (keys == null) {
            keys = new KeyView();
        }
        return keys;
    }

    @Override
    public Collection<V> values() {
        if (!Identity.isKept()) {
            return new ValueView();
        }
        if (values == null) {
            values = new ValueView();
        }
        return values;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        if (!Identity.isKept()) {
            return new EntryView();
        }
        if (entries == null) {
            entries = new EntryView();
        }
        return entries;
    }

    /** The keys, as a view. */
    private final class KeyView extends AbstractSet<K> implements Shared {
        @Override
        public int size() {
            return Dict.size(content);
        }

        @Override
        public boolean contains(Object o) {
            return containsKey(o);
        }

        @Override
        public boolean remove(Object o) {
            return Hashtable.this.remove(o) != null;
        }

        @Override
        public void clear() {
            Hashtable.this.clear();
        }

        @Override
        public Iterator<K> iterator() {
            return Dict.size(content) == 0 ? Collections.<K>emptyIterator() : new KeyWalk();
        }
    }

    /** The values, as a view. */
    private final class ValueView extends AbstractCollection<V> implements Shared {
        @Override
        public int size() {
            return Dict.size(content);
        }

        @Override
        public boolean contains(Object o) {
            return containsValue(o);
        }

        @Override
        public void clear() {
            Hashtable.this.clear();
        }

        @Override
        public Iterator<V> iterator() {
            return Dict.size(content) == 0 ? Collections.<V>emptyIterator() : new ValueWalk();
        }
    }

    /** The entries, as a view. */
    private final class EntryView extends AbstractSet<Map.Entry<K, V>> implements Shared {
        @Override
        public int size() {
            return Dict.size(content);
        }

        @Override
        public boolean contains(Object o) {
            return o instanceof Map.Entry && holds((Map.Entry<?, ?>) o);
        }

        @Override
        public boolean remove(Object o) {
            boolean removed = o instanceof Map.Entry && holds((Map.Entry<?, ?>) o);
            if (removed) {
                modCount++;
                drop(Keys.stored(content, ((Map.Entry<?, ?>) o).getKey()), null);
            }
            return removed;
        }

        private boolean holds(Map.Entry<?, ?> entry) {
            if (entry.getKey() == null) {
                throw new NullPointerException();
            }
            Object stored = Keys.stored(content, entry.getKey());
            return Dict.has(content, stored) && Keys.isEntry(entry, stored, Dict.get(content, stored));
        }

        @Override
        public void clear() {
            Hashtable.this.clear();
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return Dict.size(content) == 0 ? Collections.<Map.Entry<K, V>>emptyIterator() : new EntryWalk();
        }
    }

    /** What enumerations and iterators have in common: an order of the keys, and a position in it. */
    private abstract class Walk {
        private final Seq<K> order = order();
        private int position;
        private boolean removable;
        private int expectedModCount = modCount;

        public boolean hasMoreElements() {
            return position < Seq.size(order);
        }

        public boolean hasNext() {
            return position >= 0 && position < Seq.size(order);
        }

        K nextKey() {
            if (position >= Seq.size(order)) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            removable = true;
            position++;
            return Seq.get(order, position - 1);
        }

        K nextKeyUnlessChanged() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            return nextKey();
        }

        public void remove() {
            if (!removable) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            removable = false;
            modCount++;
            expectedModCount = modCount;
            K key = Seq.get(order, position - 1);
            drop(key, Dict.get(content, key));
        }
    }

    /** Gives the keys. */
    private final class KeyEnumeration extends Walk implements Enumeration<K> {
        @Override
        public K nextElement() {
            return nextKey();
        }
    }

    /** Gives the values. */
    private final class ValueEnumeration extends Walk implements Enumeration<V> {
        @Override
        public V nextElement() {
            return Dict.get(content, nextKey());
        }
    }

    /** Goes over the keys. */
    private final class KeyWalk extends Walk implements Iterator<K> {
        @Override
        public K next() {
            return nextKeyUnlessChanged();
        }
    }

    /** Goes over the values. */
    private final class ValueWalk extends Walk implements Iterator<V> {
        @Override
        public V next() {
            return Dict.get(content, nextKeyUnlessChanged());
        }
    }

    /** Goes over the entries. */
    private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
        @Override
        public Map.Entry<K, V> next() {
            return new Mapping(nextKeyUnlessChanged());
        }
    }

    /** A life of a key, with the value that it has, or null where it was removed by name. */
    private final class Mapping implements Map.Entry<K, V>, Shared {
        private final K key;
        private final Object life;

        Mapping(K key) {
            this.key = key;
            this.life = Lives.present(lives, key);
            Entries.noteHeld(Hashtable.this);
        }

        @Override
        public K getKey() {
            return key;
        }

        @Override
        public V getValue() {
            return Lives.present(lives, key) == life ? Dict.get(content, key) : Dict.get(lasts, life);
        }

        @Override
        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            V old = getValue();
            if (Lives.present(lives, key) == life) {
                content = Dict.put(content, key, value);
            } else {
                lasts = Dict.put(lasts, life, value);
            }
            return old;
        }

        @Override
        public boolean equals(Object o) {
            return Keys.isEntry(o, key, getValue());
        }

        @Override
        public int hashCode() {
            return key.hashCode() ^ Objects.hashCode(getValue());
        }

        @Override
        public String toString() {
            return key.toString() + "=" + getValue().toString();
        }
    }
}
