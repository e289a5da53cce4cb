package java.util;

import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** Views of maps that let nothing in but null, keys of one type, and values of another one. */
final class CheckedMaps {
    private CheckedMaps() {
    }

    private static void checkValue(Object value, Class<?> type) {
        if (value != null && !type.isInstance(value)) {
            throw new ClassCastException("Attempt to insert " + value.getClass() + " value into map with value type " + type);
        }
    }

    /** A view of an entry, which may be null. */
    private static <K, V> Map.Entry<K, V> view(Map.Entry<K, V> entry, Class<V> valueType) {
        return entry == null ? null : new CheckedEntry<K, V>(entry, valueType);
    }

    /** A view of a map. */
    static class CheckedMap<K, V> implements Map<K, V>, Serializable, Shared {
        private final Map<K, V> shown;
        final Class<K> keyType;
        final Class<V> valueType;

        CheckedMap(Map<K, V> shown, Class<K> keyType, Class<V> valueType) {
            if (shown == null || keyType == null || valueType == null) {
                throw new NullPointerException();
            }
            this.shown = shown;
            this.keyType = keyType;
            this.valueType = valueType;
        }

        private void check(Object key, Object value) {
            if (key != null && !keyType.isInstance(key)) {
                throw new ClassCastException("Attempt to insert " + key.getClass() + " key into map with key type " + keyType);
            }
            checkValue(value, valueType);
        }

        private BiFunction<? super K, ? super V, ? extends V> checked(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
            return (key, value) -> {
                V result = function.apply(key, value);
                check(key, result);
                return result;
            };
        }

        @Override
        @SuppressWarnings("unchecked")
        public void putAll(Map<? extends K, ? extends V> m) {
            Object[] entries = m.entrySet().toArray();
            Object[] keys = new Object[entries.length];
            Object[] values = new Object[entries.length];
            for (int index = 0; index < entries.length; index++) {
                keys[index] = ((Map.Entry<?, ?>) entries[index]).getKey();
                values[index] = ((Map.Entry<?, ?>) entries[index]).getValue();
                check(keys[index], values[index]);
            }
            for (int index = 0; index < entries.length; index++) {
                shown.put((K) keys[index], (V) values[index]);
            }
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
        public V put(K key, V value) {
            check(key, value);
            return shown.put(key, value);
        }

        @Override
        public V putIfAbsent(K key, V value) {
            check(key, value);
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
            check(key, value);
            return shown.replace(key, value);
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            check(key, newValue);
            return shown.replace(key, oldValue, newValue);
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            shown.replaceAll(checked(function));
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            return shown.compute(key, checked(remappingFunction));
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            Objects.requireNonNull(mappingFunction);
            return shown.computeIfAbsent(key, argument -> {
                V value = mappingFunction.apply(argument);
                check(argument, value);
                return value;
            });
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            return shown.computeIfPresent(key, checked(remappingFunction));
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            Objects.requireNonNull(remappingFunction);
            return shown.merge(key, value, (first, second) -> {
                V merged = remappingFunction.apply(first, second);
                check(null, merged);
                return merged;
            });
        }

        @Override
        public void clear() {
            shown.clear();
        }

        @Override
        public Set<K> keySet() {
            return shown.keySet();
        }

        @Override
        public Collection<V> values() {
            return shown.values();
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new CheckedEntrySet<K, V>(shown.entrySet(), valueType);
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
    static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, V> sorted;

        CheckedSortedMap(SortedMap<K, V> sorted, Class<K> keyType, Class<V> valueType) {
            super(sorted, keyType, valueType);
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
            return new CheckedSortedMap<K, V>(sorted.subMap(fromKey, toKey), keyType, valueType);
        }

        @Override
        public SortedMap<K, V> headMap(K toKey) {
            return new CheckedSortedMap<K, V>(sorted.headMap(toKey), keyType, valueType);
        }

        @Override
        public SortedMap<K, V> tailMap(K fromKey) {
            return new CheckedSortedMap<K, V>(sorted.tailMap(fromKey), keyType, valueType);
        }
    }

    /** A view of a navigable map. */
    static final class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> navigable;

        CheckedNavigableMap(NavigableMap<K, V> navigable, Class<K> keyType, Class<V> valueType) {
            super(navigable, keyType, valueType);
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
            return view(navigable.lowerEntry(key), valueType);
        }

        @Override
        public Map.Entry<K, V> floorEntry(K key) {
            return view(navigable.floorEntry(key), valueType);
        }

        @Override
        public Map.Entry<K, V> ceilingEntry(K key) {
            return view(navigable.ceilingEntry(key), valueType);
        }

        @Override
        public Map.Entry<K, V> higherEntry(K key) {
            return view(navigable.higherEntry(key), valueType);
        }

        @Override
        public Map.Entry<K, V> firstEntry() {
            return view(navigable.firstEntry(), valueType);
        }

        @Override
        public Map.Entry<K, V> lastEntry() {
            return view(navigable.lastEntry(), valueType);
        }

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            return view(navigable.pollFirstEntry(), valueType);
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            return view(navigable.pollLastEntry(), valueType);
        }

        @Override
        public NavigableMap<K, V> descendingMap() {
            return new CheckedNavigableMap<K, V>(navigable.descendingMap(), keyType, valueType);
        }

        @Override
        public NavigableSet<K> keySet() {
            return new CheckedCollections.CheckedNavigableSet<K>(navigable.navigableKeySet(), keyType);
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return new CheckedCollections.CheckedNavigableSet<K>(navigable.navigableKeySet(), keyType);
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return new CheckedCollections.CheckedNavigableSet<K>(navigable.descendingKeySet(), keyType);
        }

        @Override
        public NavigableMap<K, V> subMap(K fromKey, K toKey) {
            return new CheckedNavigableMap<K, V>(navigable.subMap(fromKey, true, toKey, false), keyType, valueType);
        }

        @Override
        public NavigableMap<K, V> headMap(K toKey) {
            return new CheckedNavigableMap<K, V>(navigable.headMap(toKey, false), keyType, valueType);
        }

        @Override
        public NavigableMap<K, V> tailMap(K fromKey) {
            return new CheckedNavigableMap<K, V>(navigable.tailMap(fromKey, true), keyType, valueType);
        }

        @Override
        public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
            return new CheckedNavigableMap<K, V>(navigable.subMap(fromKey, fromInclusive, toKey, toInclusive), keyType, valueType);
        }

        @Override
        public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
            return new CheckedNavigableMap<K, V>(navigable.headMap(toKey, inclusive), keyType, valueType);
        }

        @Override
        public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
            return new CheckedNavigableMap<K, V>(navigable.tailMap(fromKey, inclusive), keyType, valueType);
        }
    }

    /** A view of the entries of a map: their values can be changed into such of the right type. */
    static final class CheckedEntrySet<K, V> implements Set<Map.Entry<K, V>>, Shared {
        private final Set<Map.Entry<K, V>> shown;
        private final Class<V> valueType;

        CheckedEntrySet(Set<Map.Entry<K, V>> shown, Class<V> valueType) {
            this.shown = shown;
            this.valueType = valueType;
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
        public boolean contains(Object o) {
            return o instanceof Map.Entry && shown.contains(new AbstractMap.SimpleImmutableEntry<Object, Object>((Map.Entry<?, ?>) o));
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            for (Object element : c) {
                if (!contains(element)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new CheckedEntryIterator<K, V>(shown.iterator(), valueType);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Object[] toArray() {
            Object[] array = shown.toArray();
            for (int index = 0; index < array.length; index++) {
                array[index] = new CheckedEntry<K, V>((Map.Entry<K, V>) array[index], valueType);
            }
            return array;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] a) {
            // A new array first: nobody is to get hold of the entries themselves.
            T[] array = shown.toArray(Arrays.copyOf(a, 0));
            for (int index = 0; index < array.length; index++) {
                array[index] = (T) new CheckedEntry<K, V>((Map.Entry<K, V>) array[index], valueType);
            }
            if (array.length > a.length) {
                return array;
            }
            System.arraycopy(array, 0, a, 0, array.length);
            if (a.length > array.length) {
                a[array.length] = null;
            }
            return a;
        }

        @Override
        public boolean add(Map.Entry<K, V> e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean addAll(Collection<? extends Map.Entry<K, V>> c) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object o) {
            return o instanceof Map.Entry && shown.remove(new AbstractMap.SimpleImmutableEntry<Object, Object>((Map.Entry<?, ?>) o));
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            boolean changed = false;
            for (Iterator<Map.Entry<K, V>> entries = iterator(); entries.hasNext();) {
                if (c.contains(entries.next())) {
                    entries.remove();
                    changed = true;
                }
            }
            return changed;
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            boolean changed = false;
            for (Iterator<Map.Entry<K, V>> entries = iterator(); entries.hasNext();) {
                if (!c.contains(entries.next())) {
                    entries.remove();
                    changed = true;
                }
            }
            return changed;
        }

        @Override
        public void clear() {
            shown.clear();
        }

        @Override
        public boolean equals(Object o) {
            return o == this || o instanceof Set && ((Set<?>) o).size() == shown.size() && containsAll((Set<?>) o);
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

    /** Goes over entries and shows views of them. */
    static final class CheckedEntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Map.Entry<K, V>> shown;
        private final Class<V> valueType;

        CheckedEntryIterator(Iterator<Map.Entry<K, V>> shown, Class<V> valueType) {
            this.shown = shown;
            this.valueType = valueType;
        }

        @Override
        public boolean hasNext() {
            return shown.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
            return new CheckedEntry<K, V>(shown.next(), valueType);
        }

        @Override
        public void remove() {
            shown.remove();
        }

        @Override
        public void forEachRemaining(Consumer<? super Map.Entry<K, V>> action) {
            shown.forEachRemaining(entry -> action.accept(new CheckedEntry<K, V>(entry, valueType)));
        }
    }

    /** A view of an entry. */
    static final class CheckedEntry<K, V> implements Map.Entry<K, V>, Shared {
        private final Map.Entry<K, V> shown;
        private final Class<V> valueType;

        CheckedEntry(Map.Entry<K, V> shown, Class<V> valueType) {
            if (shown == null) {
                throw new NullPointerException();
            }
            this.shown = shown;
            this.valueType = valueType;
        }

        @Override
        public K getKey() {
            return shown.getKey();
        }

        @Override
        public V getValue() {
            return shown.getValue();
        }

        @Override
        public V setValue(V value) {
            checkValue(value, valueType);
            return shown.setValue(value);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || o instanceof Map.Entry
                    && shown.equals(new AbstractMap.SimpleImmutableEntry<Object, Object>((Map.Entry<?, ?>) o));
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
}
