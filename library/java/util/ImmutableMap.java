package java.util;

import invar.logic.Dict;
import invar.logic.Seq;
import invar.logic.Shared;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** A map that nobody can change, without null. */
final class ImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable, Shared {
    final Dict<K, V> content;

    ImmutableMap(Dict<K, V> content) {
        this.content = content;
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
        if (key == null) {
            throw new NullPointerException();
        }
        return Dict.get(content, Keys.stored(content, key));
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        if (key == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        return Dict.has(content, stored) ? Dict.get(content, stored) : defaultValue;
    }

    @Override
    public boolean containsKey(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        return Dict.has(content, Keys.stored(content, key));
    }

    @Override
    public boolean containsValue(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    @Override
    public Set<K> keySet() {
        return new KeySet<K>(content);
    }

    @Override
    public Collection<V> values() {
        return new Values<K, V>(content);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet<K, V>(content);
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int position = 0; position < Dict.size(content); position++) {
            hash += Dict.keyAt(content, position).hashCode() ^ Dict.valueAt(content, position).hashCode();
        }
        return hash;
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

    /** The keys. What would remove one that is not there does nothing. */
    private static final class KeySet<K> extends AbstractSet<K> implements Shared {
        private final Dict<K, ?> content;

        KeySet(Dict<K, ?> content) {
            this.content = content;
        }

        @Override
        Seq<K> elementSequence() {
            return ImmutableSet.order(content);
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
            if (o == null) {
                throw new NullPointerException();
            }
            return Dict.has(content, Keys.stored(content, o));
        }

        @Override
        public Iterator<K> iterator() {
            return new ImmutableSet.Walk<K>(ImmutableSet.order(content));
        }

        @Override
        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    /** The values, in the order of their keys. */
    private static final class Values<K, V> extends AbstractCollection<V> implements Shared {
        private final Dict<K, V> content;

        Values(Dict<K, V> content) {
            this.content = content;
        }

        @Override
        Seq<V> elementSequence() {
            return Dict.size(content) < 2 ? Dict.values(content) : super.elementSequence();
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
            if (o == null) {
                throw new NullPointerException();
            }
            return Keys.indexOf(Dict.values(content), o) >= 0;
        }

        @Override
        public Iterator<V> iterator() {
            return new ValueWalk<K, V>(content);
        }

        @Override
        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    /** The keys with their values. */
    private static final class EntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> implements Shared {
        private final Dict<K, V> content;

        EntrySet(Dict<K, V> content) {
            this.content = content;
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
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk<K, V>(content);
        }

        // A map of one key has the set that `Set.of` makes: it refuses null and all changes, also those that would change nothing.

        private void checkChangeable() {
            if (Dict.size(content) == 1) {
                throw new UnsupportedOperationException();
            }
        }

        @Override
        public boolean contains(Object o) {
            if (o == null && Dict.size(content) == 1) {
                throw new NullPointerException();
            }
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Object stored = Keys.stored(content, ((Map.Entry<?, ?>) o).getKey());
            return Dict.has(content, stored) && Objects.equals(((Map.Entry<?, ?>) o).getValue(), Dict.get(content, stored));
        }

        @Override
        public boolean addAll(Collection<? extends Map.Entry<K, V>> c) {
            checkChangeable();
            return super.addAll(c);
        }

        @Override
        public boolean remove(Object o) {
            checkChangeable();
            return super.remove(o);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            checkChangeable();
            return super.removeAll(c);
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            checkChangeable();
            return super.retainAll(c);
        }

        @Override
        public void clear() {
            checkChangeable();
            super.clear();
        }

        @Override
        public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
            checkChangeable();
            return super.removeIf(filter);
        }
    }

    /** Goes over the keys with their values. */
    private static final class EntryWalk<K, V> implements Iterator<Map.Entry<K, V>> {
        private final Dict<K, V> content;
        private final ImmutableSet.Walk<K> keys;

        EntryWalk(Dict<K, V> content) {
            this.content = content;
            keys = new ImmutableSet.Walk<K>(ImmutableSet.order(content));
        }

        @Override
        public boolean hasNext() {
            return keys.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
            K key = keys.next();
            return new ImmutableEntry<K, V>(key, Dict.get(content, key));
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException("remove");
        }
    }

    /** Goes over the values. */
    private static final class ValueWalk<K, V> implements Iterator<V> {
        private final Dict<K, V> content;
        private final ImmutableSet.Walk<K> keys;

        ValueWalk(Dict<K, V> content) {
            this.content = content;
            keys = new ImmutableSet.Walk<K>(ImmutableSet.order(content));
        }

        @Override
        public boolean hasNext() {
            return keys.hasNext();
        }

        @Override
        public V next() {
            return Dict.get(content, keys.next());
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException("remove");
        }
    }
}
