package java.util;

/** What maps were before there was `Map`. */
public abstract class Dictionary<K, V> {
    // What ESC/Java's specifications say of dictionaries. Only `set` changes it.
    //@ ghost public \TYPE keyType;
    //@ ghost public \TYPE elementType;

    public Dictionary() {
    }

    public abstract int size();

    public abstract boolean isEmpty();

    public abstract Enumeration<K> keys();

    public abstract Enumeration<V> elements();

    public abstract V get(Object key);

    public abstract V put(K key, V value);

    public abstract V remove(Object key);
}
