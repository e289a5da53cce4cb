package java.util;

import invar.logic.Dict;
import invar.logic.Seq;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map in the order in which its keys came, or in which they were last used. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private final boolean accessOrder;

    public LinkedHashMap() {
        this.accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        this.accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
        this.accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        super(m);
        this.accessOrder = false;
    }

    /** Whether the first entry is to go after another one has come. */
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    @Override
    Seq<K> order() {
        return Dict.keys(content);
    }

    @Override
    Dict<K, V> arranged() {
        return content;
    }

    @Override
    void accessed(Object stored) {
        int position = Dict.position(content, stored);
        if (accessOrder && position < Dict.size(content) - 1) {
            modCount++;
            content = Keys.put(Dict.remove(content, stored), Dict.keyAt(content, position), Dict.valueAt(content, position));
        }
    }

    @Override
    void added() {
        modCount++;
        K eldest = Dict.keyAt(content, 0);
        if (removeEldestEntry(new Mapping(eldest))) {
            modCount++;
            drop(eldest);
        }
    }

    @Override
    void addComputed(Object stored, V value) {
        content = Keys.put(content, stored, value);
        added();
    }

    @Override
    void setAll(Map<? extends K, ? extends V> m) {
        setEach(m);
    }

    @Override
    public V get(Object key) {
        Object stored = Keys.stored(content, key);
        V value = Dict.get(content, stored);
        if (accessOrder && Dict.has(content, stored)) {
            accessed(stored);
        }
        return value;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        Object stored = Keys.stored(content, key);
        V value = Dict.has(content, stored) ? Dict.get(content, stored) : defaultValue;
        if (accessOrder && Dict.has(content, stored)) {
            accessed(stored);
        }
        return value;
    }

    @Override
    public boolean containsValue(Object value) {
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    @Override
    public void clear() {
        super.clear();
    }

    @Override
    public Set<K> keySet() {
        return super.keySet();
    }

    @Override
    public Collection<V> values() {
        return super.values();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return super.entrySet();
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        super.forEach(action);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        super.replaceAll(function);
    }
}
