package java.util;

import invar.logic.Dict;
import invar.logic.Entries;
import invar.logic.Identity;
import invar.logic.Iteration;
import invar.logic.Running;
import invar.logic.Seq;
import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** A map in the order of a hash table: when run the JDK's, and nobody may rely on it. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    Dict<K, V> content;
    int modCount;
    /** See `Lives`. */
    private Dict<K, Object> lives;
    private Dict<Object, V> lasts;
    /** The views that were given, if they are kept. */
    private Set<K> keys;
    private Collection<V> values;
    private Set<Map.Entry<K, V>> entries;
    /** See `Buckets`. */
    private int buckets = 16;
    private int room = 192;
    private final float loadFactor;
    /** As long as the JDK has no table yet: how many buckets were asked for. Then -1. */
    private int asked;

    public HashMap() {
        this.loadFactor = 0.75f;
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (!(loadFactor > 0)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        start(Buckets.ofCapacity(initialCapacity));
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        this.loadFactor = 0.75f;
        fill(Keys.content(m));
    }

    private void start(int firstBuckets) {
        asked = firstBuckets;
        buckets = firstBuckets;
        room = Buckets.room(firstBuckets, loadFactor);
    }

    /** The first content of a map. */
    private void fill(Dict<K, V> filling) {
        content = filling;
        if (Dict.size(filling) > 0) {
            start(Buckets.ofCapacity(Buckets.capacity(Dict.size(filling), loadFactor)));
            asked = -1;
        }
    }

    /** The table gets twice the buckets if it has no room for so many keys. */
    private void makeRoom(int keys) {
        boolean full = 16 * keys > room && buckets < Buckets.MOST;
        asked = -1;
        buckets = full ? 2 * buckets : buckets;
        room = full ? 2 * room : room;
    }

    /** A key goes, if it is there. */
    void drop(Object stored) {
        if (Entries.areHeld(this)) {
            lasts = Dict.put(lasts, Lives.present(lives, stored), Dict.get(content, stored));
            lives = Lives.ended(lives, stored);
        }
        content = Dict.remove(content, stored);
    }

    private void dropAll() {
        modCount++;
        if (Entries.areHeld(this)) {
            lasts = Lives.allLast(lasts, lives, content);
            lives = Lives.allEnded(lives, Dict.keys(content));
        }
        content = null;
    }

    /** The keys, in the order in which the map gives them. */
    Seq<K> order() {
        return Dict.scattered(content, buckets);
    }

    /** The content, with the keys in that order. */
    Dict<K, V> arranged() {
        return Keys.arranged(content, Dict.scattered(content, buckets));
    }

    /** A key of the content was asked for, or got another value. */
    void accessed(Object stored) {
    }

    /**
     * A key has come into the content. A proof does without the new size of the table: the content is another one than before, so nothing is
     * known of its order either way, and whenever the JDK's table grows later while the content stays, the smaller one of the proof grows too.
     */
    void added() {
        modCount++;
        asked = -1;
        if (Running.isOn()) {
            makeRoom(Dict.size(content));
        }
    }

    /**
     * A key that is not there gets a value that was computed. The JDK puts it before the other keys of its bucket, and makes room for it
     * only when the next one comes.
     */
    void addComputed(Object stored, V value) {
        modCount++;
        content = Keys.putFirst(content, stored, value);
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
    public V get(Object key) {
        return Dict.get(content, Keys.stored(content, key));
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        Object stored = Keys.stored(content, key);
        return Dict.has(content, stored) ? Dict.get(content, stored) : defaultValue;
    }

    @Override
    public boolean containsKey(Object key) {
        return Dict.has(content, Keys.stored(content, key));
    }

    @Override
    public boolean containsValue(Object value) {
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    @Override
    public V put(K key, V value) {
        return set(key, value);
    }

    private V set(K key, V value) {
        Object stored = Keys.stored(content, key);
        boolean present = Dict.has(content, stored);
        V old = Dict.get(content, stored);
        content = Keys.put(content, key, stored, value);
        if (present) {
            accessed(stored);
        } else {
            added();
        }
        return old;
    }

    @Override
    public V putIfAbsent(K key, V value) {
        Object stored = Keys.stored(content, key);
        boolean present = Dict.has(content, stored);
        V old = Dict.get(content, stored);
        content = old == null ? Keys.put(content, key, stored, value) : content;
        if (present) {
            accessed(stored);
        } else {
            added();
        }
        return old;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        int count = m.size();
        if (asked >= 0 && count > 0 && Buckets.capacity(count, loadFactor) > asked) {
            start(Buckets.ofCapacity(Buckets.capacity(count, loadFactor)));
        }
        while (asked < 0 && 16 * count > room) {
            makeRoom(count);
        }
        setAll(m);
    }

    @SuppressWarnings("unchecked")
    void setAll(Map<? extends K, ? extends V> m) {
        if (m instanceof HashMap) {
            int size = Dict.size(content);
            content = Keys.putAll(content, ((HashMap<K, V>) m).arranged());
            modCount = modCount + (Dict.size(content) - size);
            for (int keys = size + 1; keys <= Dict.size(content); keys++) {
                makeRoom(keys);
            }
        } else {
            setEach(m);
        }
    }

    void setEach(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            set(entry.getKey(), entry.getValue());
        }
    }

    @Override
    public V remove(Object key) {
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        modCount = Dict.has(content, stored) ? modCount + 1 : modCount;
        drop(stored);
        return old;
    }

    @Override
    public boolean remove(Object key, Object value) {
        Object stored = Keys.stored(content, key);
        boolean removed = Dict.has(content, stored) && Objects.equals(value, Dict.get(content, stored));
        if (removed) {
            modCount++;
            drop(stored);
        }
        return removed;
    }

    @Override
    public void clear() {
        dropAll();
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Object stored = Keys.stored(content, key);
        if (!Dict.has(content, stored) || !Objects.equals(Dict.get(content, stored), oldValue)) {
            return false;
        }
        content = Dict.put(content, stored, newValue);
        accessed(stored);
        return true;
    }

    @Override
    public V replace(K key, V value) {
        Object stored = Keys.stored(content, key);
        if (!Dict.has(content, stored)) {
            return null;
        }
        V old = Dict.get(content, stored);
        content = Dict.put(content, stored, value);
        accessed(stored);
        return old;
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (mappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom(Dict.size(content));
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        if (old != null) {
            accessed(stored);
            return old;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        if (value != null) {
            setComputed(stored, value);
        }
        return value;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        if (old == null) {
            return null;
        }
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, old);
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        setComputed(stored, value);
        return value;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom(Dict.size(content));
        Object stored = Keys.stored(content, key);
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, Dict.get(content, stored));
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        setComputed(stored, value);
        return value;
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom(Dict.size(content));
        Object stored = Keys.stored(content, key);
        V old = Dict.get(content, stored);
        int expectedModCount = modCount;
        V merged = old == null ? value : remappingFunction.apply(old, value);
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        setComputed(stored, merged);
        return merged;
    }

    /** The key gets a value that was computed; null removes it. */
    private void setComputed(Object stored, V value) {
        boolean present = Dict.has(content, stored);
        if (present && value != null) {
            content = Dict.put(content, stored, value);
            accessed(stored);
        } else if (present) {
            modCount++;
            drop(stored);
        } else if (value != null) {
            addComputed(stored, value);
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expectedModCount = modCount;
        Seq<K> order = order();
        for (int index = 0; index < Seq.size(order); index++) {
            action.accept(Seq.get(order, index), Dict.get(content, Seq.get(order, index)));
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int expectedModCount = modCount;
        Seq<K> order = order();
        for (int index = 0; index < Seq.size(order); index++) {
            K key = Seq.get(order, index);
            V value = function.apply(key, Dict.get(content, key));
            content = Dict.has(content, key) ? Dict.put(content, key, value) : content;
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object clone() {
        HashMap<K, V> copy;
        try {
            copy = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
        copy.modCount = 0;
        copy.lives = null;
        copy.lasts = null;
        copy.keys = null;
        copy.values = null;
        copy.entries = null;
        copy.start(16);
        copy.asked = 0;
        copy.fill(arranged());
        return copy;
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
        Seq<K> elementSequence() {
            return order();
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
        public boolean remove(Object o) {
            Object stored = Keys.stored(content, o);
            boolean present = Dict.has(content, stored);
            modCount = present ? modCount + 1 : modCount;
            drop(stored);
            return present;
        }

        @Override
        public void clear() {
            dropAll();
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<K> spliterator() {
            if (HashMap.this instanceof LinkedHashMap) {
                return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
            }
            return new CollectionSpliterator<K>(() -> order(), () -> modCount, key -> (K) key, Spliterator.SIZED | Spliterator.DISTINCT);
        }

        @Override
        public Iterator<K> iterator() {
            return new KeyWalk();
        }

        @Override
        public void forEach(Consumer<? super K> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.this.forEachEntry(entry -> action.accept(entry.getKey()));
        }
    }

    /** The values, as a view. */
    private final class ValueView extends AbstractCollection<V> implements Shared {
        @Override
        Seq<V> elementSequence() {
            return Dict.values(arranged());
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
            return Keys.indexOf(Dict.values(content), o) >= 0;
        }

        @Override
        public void clear() {
            dropAll();
        }

        @Override
        public Spliterator<V> spliterator() {
            if (HashMap.this instanceof LinkedHashMap) {
                return Spliterators.spliterator(this, Spliterator.ORDERED);
            }
            return new CollectionSpliterator<V>(() -> order(), () -> modCount, key -> Dict.get(content, key), Spliterator.SIZED);
        }

        @Override
        public Iterator<V> iterator() {
            return new ValueWalk();
        }

        @Override
        public void forEach(Consumer<? super V> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.this.forEachEntry(entry -> action.accept(entry.getValue()));
        }
    }

    /** The entries, as a view. */
    private final class EntryView extends AbstractSet<Map.Entry<K, V>> implements Shared {
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
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Object stored = Keys.stored(content, ((Map.Entry<?, ?>) o).getKey());
            return Dict.has(content, stored) && Keys.isEntry(o, stored, Dict.get(content, stored));
        }

        @Override
        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Object stored = Keys.stored(content, ((Map.Entry<?, ?>) o).getKey());
            Object value = ((Map.Entry<?, ?>) o).getValue();
            boolean removed = Dict.has(content, stored) && Objects.equals(value, Dict.get(content, stored));
            if (removed) {
                modCount++;
                drop(stored);
            }
            return removed;
        }

        @Override
        public void clear() {
            dropAll();
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<Map.Entry<K, V>> spliterator() {
            if (HashMap.this instanceof LinkedHashMap) {
                return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
            }
            return new CollectionSpliterator<Map.Entry<K, V>>(() -> order(), () -> modCount, key -> new Mapping((K) key), Spliterator.SIZED | Spliterator.DISTINCT);
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk();
        }

        @Override
        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            HashMap.this.forEachEntry(action);
        }
    }

    private void forEachEntry(Consumer<? super Map.Entry<K, V>> action) {
        int expectedModCount = modCount;
        Seq<K> order = order();
        for (int index = 0; index < Seq.size(order); index++) {
            action.accept(new Mapping(Seq.get(order, index)));
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    /** What the iterators of the views have in common: an order of the keys, and a position in it. */
    private abstract class Walk {
        private final Seq<K> order = order();
        private int position;
        private boolean removable;
        private int expectedModCount = modCount;

        public boolean hasNext() {
            return position >= 0 && position < Seq.size(order);
        }

        K nextKey() {
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

        public int given() {
            return position;
        }

        public boolean isWithin() {
            return position >= 0 && position <= Seq.size(order);
        }

        K keyAt(int index) {
            return Seq.get(order, index);
        }

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
            drop(Seq.get(order, position - 1));
        }
    }

    /** Goes over the keys. */
    private final class KeyWalk extends Walk implements Iterator<K>, Iteration<K> {
        @Override
        public K next() {
            return nextKey();
        }

        @Override
        public K givenAt(int index) {
            return keyAt(index);
        }
    }

    /** Goes over the values. */
    private final class ValueWalk extends Walk implements Iterator<V> {
        @Override
        public V next() {
            return Dict.get(content, nextKey());
        }
    }

    /** Goes over the entries. */
    private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
        @Override
        public Map.Entry<K, V> next() {
            return new Mapping(nextKey());
        }
    }

    /** A life of a key, with the value that it has, or had at its end. */
    final class Mapping implements Map.Entry<K, V>, Shared {
        private final K key;
        private final Object life;

        /** The key is the one of the content. */
        Mapping(K key) {
            this.key = key;
            this.life = Lives.present(lives, key);
            Entries.noteHeld(HashMap.this);
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
            return o == this || Keys.isEntry(o, key, getValue());
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(getValue());
        }

        @Override
        public String toString() {
            return key + "=" + getValue();
        }
    }
}
