package java.util;

import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Views of maps for several threads: here there is one, and they hand every call on. */
final class SynchronizedMaps {
    private SynchronizedMaps() {
    }

    /** A view of a map. */
    static class SynchronizedMap<K, V> implements Map<K, V>, Serializable, Shared {
        private final Map<K, V> shown;

        SynchronizedMap(Map<K, V> shown) {
            if (shown == null) {
                throw new NullPointerException();
            }
            this.shown = shown;
        }

        @Override
        public int size() {
            return shown.size();
        }

        @Override
        public boolean isEmpty() {
            return shown.isEmpty();
        }

        @Override
        public boolean containsKey(Object key) {
            return shown.containsKey(key);
        }

        @Override
        public boolean containsValue(Object value) {
            return shown.containsValue(value);
        }

        @Override
        public V get(Object key) {
            return shown.get(key);
        }

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            return shown.getOrDefault(key, defaultValue);
        }

        @Override
        public V put(K key, V value) {
            return shown.put(key, value);
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> m) {
            shown.putAll(m);
        }

        @Override
        public V putIfAbsent(K key, V value) {
            return shown.putIfAbsent(key, value);
        }

        @Override
        public V remove(Object key) {
            return shown.remove(key);
        }

        @Override
        public boolean remove(Object key, Object value) {
            return shown.remove(key, value);
        }

        @Override
        public V replace(K key, V value) {
            return shown.replace(key, value);
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            return shown.replace(key, oldValue, newValue);
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            shown.replaceAll(function);
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            return shown.compute(key, remappingFunction);
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            return shown.computeIfAbsent(key, mappingFunction);
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            return shown.computeIfPresent(key, remappingFunction);
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            return shown.merge(key, value, remappingFunction);
        }

        @Override
        public void clear() {
            shown.clear();
        }

        @Override
        public Set<K> keySet() {
            return new SynchronizedCollections.SynchronizedSet<K>(shown.keySet());
        }

        @Override
        public Collection<V> values() {
            return new SynchronizedCollections.SynchronizedCollection<V>(shown.values());
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new SynchronizedCollections.SynchronizedSet<Map.Entry<K, V>>(shown.entrySet());
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            shown.forEach(action);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || shown.equals(o);
        }

        @Override
        public int hashCode() {
            return shown.hashCode();
        }

        @Override
        public String toString() {
            return shown.toString();
        }
    }

    /** A view of a sorted map. */
    static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, V> sorted;

        SynchronizedSortedMap(SortedMap<K, V> sorted) {
            super(sorted);
            this.sorted = sorted;
        }

        @Override
        public Comparator<? super K> comparator() {
            return sorted.comparator();
        }

        @Override
        public K firstKey() {
            return sorted.firstKey();
        }

        @Override
        public K lastKey() {
            return sorted.lastKey();
        }

        @Override
        public SortedMap<K, V> subMap(K fromKey, K toKey) {
            return new SynchronizedSortedMap<K, V>(sorted.subMap(fromKey, toKey));
        }

        @Override
        public SortedMap<K, V> headMap(K toKey) {
            return new SynchronizedSortedMap<K, V>(sorted.headMap(toKey));
        }

        @Override
        public SortedMap<K, V> tailMap(K fromKey) {
            return new SynchronizedSortedMap<K, V>(sorted.tailMap(fromKey));
        }
    }

    /** A view of a navigable map. */
    static final class SynchronizedNavigableMap<K, V> extends SynchronizedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> navigable;

        SynchronizedNavigableMap(NavigableMap<K, V> navigable) {
            super(navigable);
            this.navigable = navigable;
        }

        @Override
        public K lowerKey(K key) {
            return navigable.lowerKey(key);
        }

        @Override
        public K floorKey(K key) {
            return navigable.floorKey(key);
        }

        @Override
        public K ceilingKey(K key) {
            return navigable.ceilingKey(key);
        }

        @Override
        public K higherKey(K key) {
            return navigable.higherKey(key);
        }

        @Override
        public Map.Entry<K, V> lowerEntry(K key) {
            return navigable.lowerEntry(key);
        }

        @Override
        public Map.Entry<K, V> floorEntry(K key) {
            return navigable.floorEntry(key);
        }

        @Override
        public Map.Entry<K, V> ceilingEntry(K key) {
            return navigable.ceilingEntry(key);
        }

        @Override
        public Map.Entry<K, V> higherEntry(K key) {
            return navigable.higherEntry(key);
        }

        @Override
        public Map.Entry<K, V> firstEntry() {
            return navigable.firstEntry();
        }

        @Override
        public Map.Entry<K, V> lastEntry() {
            return navigable.lastEntry();
        }

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            return navigable.pollFirstEntry();
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            return navigable.pollLastEntry();
        }

        @Override
        public NavigableMap<K, V> descendingMap() {
            return new SynchronizedNavigableMap<K, V>(navigable.descendingMap());
        }

        @Override
        public NavigableSet<K> keySet() {
            return new SynchronizedCollections.SynchronizedNavigableSet<K>(navigable.navigableKeySet());
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return new SynchronizedCollections.SynchronizedNavigableSet<K>(navigable.navigableKeySet());
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return new SynchronizedCollections.SynchronizedNavigableSet<K>(navigable.descendingKeySet());
        }

        @Override
        public NavigableMap<K, V> subMap(K fromKey, K toKey) {
            return new SynchronizedNavigableMap<K, V>(navigable.subMap(fromKey, true, toKey, false));
        }

        @Override
        public NavigableMap<K, V> headMap(K toKey) {
            return new SynchronizedNavigableMap<K, V>(navigable.headMap(toKey, false));
        }

        @Override
        public NavigableMap<K, V> tailMap(K fromKey) {
            return new SynchronizedNavigableMap<K, V>(navigable.tailMap(fromKey, true));
        }

        @Override
        public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
            return new SynchronizedNavigableMap<K, V>(navigable.subMap(fromKey, fromInclusive, toKey, toInclusive));
        }

        @Override
        public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
            return new SynchronizedNavigableMap<K, V>(navigable.headMap(toKey, inclusive));
        }

        @Override
        public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
            return new SynchronizedNavigableMap<K, V>(navigable.tailMap(fromKey, inclusive));
        }
    }
}
