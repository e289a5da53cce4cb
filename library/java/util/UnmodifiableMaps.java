package java.util;

import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** Views of maps through which nothing can be changed. */
final class UnmodifiableMaps {
    private static UnmodifiableNavigableMap<?, ?> emptyMap;

    private UnmodifiableMaps() {
    }

    @SuppressWarnings("unchecked")
    static <K, V> NavigableMap<K, V> emptyMap() {
        if (emptyMap == null) {
            emptyMap = new UnmodifiableNavigableMap<Object, Object>(new TreeMap<Object, Object>());
        }
        return (NavigableMap<K, V>) emptyMap;
    }

    /** A view of an entry, which may be null. */
    private static <K, V> Map.Entry<K, V> view(Map.Entry<? extends K, ? extends V> entry) {
        return entry == null ? null : new UnmodifiableEntry<K, V>(entry);
    }

    /** A view of a map. */
    static class UnmodifiableMap<K, V> implements Map<K, V>, Serializable, Shared {
        private final Map<? extends K, ? extends V> shown;

        UnmodifiableMap(Map<? extends K, ? extends V> shown) {
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
        @SuppressWarnings("unchecked")
        public V getOrDefault(Object key, V defaultValue) {
            return ((Map<K, V>) shown).getOrDefault(key, defaultValue);
        }

        @Override
        public Set<K> keySet() {
            return Collections.unmodifiableSet(shown.keySet());
        }

        @Override
        public Collection<V> values() {
            return Collections.unmodifiableCollection(shown.values());
        }

        @Override
        @SuppressWarnings("unchecked")
        public Set<Map.Entry<K, V>> entrySet() {
            return new UnmodifiableEntrySet<K, V>(((Map<K, V>) shown).entrySet());
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

        @Override
        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> m) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object key, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V replace(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    /** A view of a sorted map. */
    static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, ? extends V> sorted;

        UnmodifiableSortedMap(SortedMap<K, ? extends V> sorted) {
            super(sorted);
            this.sorted = sorted;
        }

        @Override
        public Comparator<? super K> comparator() {
            return sorted.comparator();
        }

        @Override
        public SortedMap<K, V> subMap(K fromKey, K toKey) {
            return new UnmodifiableSortedMap<K, V>(sorted.subMap(fromKey, toKey));
        }

        @Override
        public SortedMap<K, V> headMap(K toKey) {
            return new UnmodifiableSortedMap<K, V>(sorted.headMap(toKey));
        }

        @Override
        public SortedMap<K, V> tailMap(K fromKey) {
            return new UnmodifiableSortedMap<K, V>(sorted.tailMap(fromKey));
        }

        @Override
        public K firstKey() {
            return sorted.firstKey();
        }

        @Override
        public K lastKey() {
            return sorted.lastKey();
        }
    }

    /** A view of a navigable map. */
    static final class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, ? extends V> navigable;

        UnmodifiableNavigableMap(NavigableMap<K, ? extends V> navigable) {
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
            return view(navigable.lowerEntry(key));
        }

        @Override
        public Map.Entry<K, V> floorEntry(K key) {
            return view(navigable.floorEntry(key));
        }

        @Override
        public Map.Entry<K, V> ceilingEntry(K key) {
            return view(navigable.ceilingEntry(key));
        }

        @Override
        public Map.Entry<K, V> higherEntry(K key) {
            return view(navigable.higherEntry(key));
        }

        @Override
        public Map.Entry<K, V> firstEntry() {
            return view(navigable.firstEntry());
        }

        @Override
        public Map.Entry<K, V> lastEntry() {
            return view(navigable.lastEntry());
        }

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        @Override
        public NavigableMap<K, V> descendingMap() {
            return new UnmodifiableNavigableMap<K, V>(navigable.descendingMap());
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return Collections.unmodifiableNavigableSet(navigable.navigableKeySet());
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return Collections.unmodifiableNavigableSet(navigable.descendingKeySet());
        }

        @Override
        public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
            return new UnmodifiableNavigableMap<K, V>(navigable.subMap(fromKey, fromInclusive, toKey, toInclusive));
        }

        @Override
        public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(navigable.headMap(toKey, inclusive));
        }

        @Override
        public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
            return new UnmodifiableNavigableMap<K, V>(navigable.tailMap(fromKey, inclusive));
        }
    }

    /** A view of the entries of a map: those that it gives cannot be changed either. */
    static final class UnmodifiableEntrySet<K, V> extends UnmodifiableCollections.UnmodifiableSet<Map.Entry<K, V>> {
        UnmodifiableEntrySet(Set<Map.Entry<K, V>> shown) {
            super(shown);
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new UnmodifiableEntryIterator<K, V>(shown.iterator());
        }

        @Override
        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            shown.forEach(entry -> action.accept(new UnmodifiableEntry<K, V>(entry)));
        }

        @Override
        @SuppressWarnings("unchecked")
        public Object[] toArray() {
            Object[] array = shown.toArray();
            for (int index = 0; index < array.length; index++) {
                array[index] = new UnmodifiableEntry<K, V>((Map.Entry<K, V>) array[index]);
            }
            return array;
        }

        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] a) {
            // A new array first: nobody is to get hold of the entries themselves.
            T[] array = shown.toArray(Arrays.copyOf(a, 0));
            for (int index = 0; index < array.length; index++) {
                array[index] = (T) new UnmodifiableEntry<K, V>((Map.Entry<K, V>) array[index]);
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
        public boolean contains(Object o) {
            return o instanceof Map.Entry && shown.contains(new UnmodifiableEntry<Object, Object>((Map.Entry<?, ?>) o));
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
        public boolean equals(Object o) {
            return o == this || o instanceof Set && ((Set<?>) o).size() == shown.size() && containsAll((Set<?>) o);
        }

        @Override
        public int hashCode() {
            return shown.hashCode();
        }
    }

    /** Goes over entries and shows views of them. */
    static final class UnmodifiableEntryIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Iterator<? extends Map.Entry<K, V>> shown;

        UnmodifiableEntryIterator(Iterator<? extends Map.Entry<K, V>> shown) {
            this.shown = shown;
        }

        @Override
        public boolean hasNext() {
            return shown.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
            return new UnmodifiableEntry<K, V>(shown.next());
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forEachRemaining(Consumer<? super Map.Entry<K, V>> action) {
            shown.forEachRemaining(entry -> action.accept(new UnmodifiableEntry<K, V>(entry)));
        }
    }

    /** A view of an entry. */
    static final class UnmodifiableEntry<K, V> implements Map.Entry<K, V>, Shared {
        private final Map.Entry<? extends K, ? extends V> shown;

        UnmodifiableEntry(Map.Entry<? extends K, ? extends V> shown) {
            if (shown == null) {
                throw new NullPointerException();
            }
            this.shown = shown;
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
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean equals(Object o) {
            return o == this || o instanceof Map.Entry && Objects.equals(shown.getKey(), ((Map.Entry<?, ?>) o).getKey())
                    && Objects.equals(shown.getValue(), ((Map.Entry<?, ?>) o).getValue());
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
