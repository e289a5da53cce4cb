package java.util;

import invar.logic.Shared;

/** A key and a value, neither of them null, that nobody can change. */
final class ImmutableEntry<K, V> implements Map.Entry<K, V>, Shared {
    private final K key;
    private final V value;

    ImmutableEntry(K key, V value) {
        this.key = key;
        this.value = value;
    }

    @Override
    public K getKey() {
        return key;
    }

    @Override
    public V getValue() {
        return value;
    }

    @Override
    public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Map.Entry && key.equals(((Map.Entry<?, ?>) o).getKey()) && value.equals(((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
        return key.hashCode() ^ value.hashCode();
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
