package java.util;

import invar.logic.Dict;
import invar.logic.Seq;
import invar.logic.Shared;

/** A map whose keys are constants of one enum, in their order. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final Class<K> keyType;
    /** In the order of the keys. */
    private Dict<K, V> content;
    /** How often a key came or went: an iterator that has missed nothing knows its position. */
    private int changes;

    public EnumMap(Class<K> keyType) {
        if (keyType == null || !keyType.isEnum()) {
            throw new NullPointerException();
        }
        this.keyType = keyType;
    }

    @SuppressWarnings("unchecked")
    public EnumMap(EnumMap<K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        keyType = m.keyType;
        content = ((EnumMap<K, V>) m).content;
    }

    @SuppressWarnings("unchecked")
    public EnumMap(Map<K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        if (m instanceof EnumMap) {
            keyType = ((EnumMap<K, V>) m).keyType;
            content = ((EnumMap<K, V>) m).content;
        } else {
            if (m.isEmpty()) {
                throw new IllegalArgumentException("Specified map is empty");
            }
            keyType = m.keySet().iterator().next().getDeclaringClass();
            putAll(m);
        }
    }

    /** Whether the map can have this key. */
    private boolean isKey(Object key) {
        return key != null && (key.getClass() == keyType || key.getClass().getSuperclass() == keyType);
    }

    public int size() {
        return Dict.size(content);
    }

    public boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    public boolean containsKey(Object key) {
        return Dict.has(content, key);
    }

    public boolean containsValue(Object value) {
        return Keys.indexOf(Dict.values(content), value) >= 0;
    }

    public V get(Object key) {
        return Dict.get(content, key);
    }

    public V getOrDefault(Object key, V defaultValue) {
        return Dict.has(content, key) ? Dict.get(content, key) : defaultValue;
    }

    public V put(K key, V value) {
        if (key == null) {
            throw new NullPointerException();
        }
        if (!isKey(key)) {
            throw new ClassCastException(key.getClass() + " != " + keyType);
        }
        V old = Dict.get(content, key);
        if (Dict.has(content, key)) {
            content = Dict.put(content, key, value);
        } else {
            content = Dict.insert(content, Ranks.rank(this, content, null, key), key, value);
            changes++;
        }
        return old;
    }

    public V putIfAbsent(K key, V value) {
        V old = Dict.get(content, key);
        return old == null ? put(key, value) : old;
    }

    @SuppressWarnings("unchecked")
    public void putAll(Map<? extends K, ? extends V> m) {
        if (m instanceof EnumMap && ((EnumMap<K, V>) m).keyType != keyType) {
            if (Dict.size(((EnumMap<K, V>) m).content) > 0) {
                throw new ClassCastException(((EnumMap<K, V>) m).keyType + " != " + keyType);
            }
        } else if (m instanceof EnumMap && Dict.size(content) == 0) {
            content = ((EnumMap<K, V>) m).content;
            changes++;
        } else {
            super.putAll(m);
        }
    }

    public V remove(Object key) {
        V old = Dict.get(content, key);
        changes += Dict.has(content, key) ? 1 : 0;
        content = Dict.remove(content, key);
        return old;
    }

    public void clear() {
        content = null;
        changes++;
    }

    @SuppressWarnings("unchecked")
    public EnumMap<K, V> clone() {
        try {
            return (EnumMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError();
        }
    }

    public boolean equals(Object o) {
        return super.equals(o);
    }

    public int hashCode() {
        return super.hashCode();
    }

    public Set<K> keySet() {
        return new KeyView<K, V>(this);
    }

    public Collection<V> values() {
        return new ValueView<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntryView<K, V>(this);
    }

    /** The number of keys that come before the constant with this number. */
    private int keysBefore(int ordinal) {
        int count = 0;
        while (count < Dict.size(content) && Dict.keyAt(content, count).ordinal() < ordinal) {
            count++;
        }
        return count;
    }

    private boolean hasEntry(Object o) {
        return o instanceof Map.Entry && Dict.has(content, ((Map.Entry<?, ?>) o).getKey())
            && Objects.equals(((Map.Entry<?, ?>) o).getValue(), Dict.get(content, ((Map.Entry<?, ?>) o).getKey()));
    }

    /** The keys. */
    private static final class KeyView<K extends Enum<K>, V> extends AbstractSet<K> implements Shared {
        private final EnumMap<K, V> map;

        KeyView(EnumMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return Dict.size(map.content);
        }

        public boolean isEmpty() {
            return Dict.size(map.content) == 0;
        }

        public boolean contains(Object o) {
            return Dict.has(map.content, o);
        }

        public boolean remove(Object o) {
            boolean present = Dict.has(map.content, o);
            map.remove(o);
            return present;
        }

        public void clear() {
            map.clear();
        }

        @Override
        Seq<K> elementSequence() {
            return Dict.keys(map.content);
        }

        public Iterator<K> iterator() {
            return new OfKeys<K, V>(map);
        }
    }

    /** The values, in the order of their keys. */
    private static final class ValueView<K extends Enum<K>, V> extends AbstractCollection<V> implements Shared {
        private final EnumMap<K, V> map;

        ValueView(EnumMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return Dict.size(map.content);
        }

        public boolean isEmpty() {
            return Dict.size(map.content) == 0;
        }

        public boolean contains(Object o) {
            return Keys.indexOf(Dict.values(map.content), o) >= 0;
        }

        public boolean remove(Object o) {
            int position = Keys.indexOf(Dict.values(map.content), o);
            if (position < 0) {
                return false;
            }
            map.remove(Dict.keyAt(map.content, position));
            return true;
        }

        public void clear() {
            map.clear();
        }

        @Override
        Seq<V> elementSequence() {
            return Dict.values(map.content);
        }

        public Iterator<V> iterator() {
            return new OfValues<K, V>(map);
        }
    }

    /** The entries, in the order of their keys. */
    private static final class EntryView<K extends Enum<K>, V> extends AbstractSet<Map.Entry<K, V>> implements Shared {
        private final EnumMap<K, V> map;

        EntryView(EnumMap<K, V> map) {
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
            boolean present = map.hasEntry(o);
            if (present) {
                map.remove(((Map.Entry<?, ?>) o).getKey());
            }
            return present;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new OfEntries<K, V>(map);
        }
    }

    /** Goes over the keys that are there when it comes to them. */
    private abstract static class Cursor<K extends Enum<K>, V, T> implements Iterator<T> {
        final EnumMap<K, V> map;
        /** The constants from this number on are still to come. */
        private int from;
        /** The position of the first of them, where nothing was missed. */
        private int position;
        private int seenChanges;
        private K last;

        Cursor(EnumMap<K, V> map) {
            this.map = map;
            this.seenChanges = map.changes;
        }

        private void catchUp() {
            if (seenChanges != map.changes) {
                position = map.keysBefore(from);
                seenChanges = map.changes;
            }
        }

        public boolean hasNext() {
            catchUp();
            from = position < Dict.size(map.content) ? Dict.keyAt(map.content, position).ordinal() : Integer.MAX_VALUE;
            return position < Dict.size(map.content);
        }

        K advance() {
            catchUp();
            if (position >= Dict.size(map.content)) {
                from = Integer.MAX_VALUE;
                throw new NoSuchElementException();
            }
            last = Dict.keyAt(map.content, position);
            from = last.ordinal() + 1;
            position++;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            catchUp();
            if (Dict.has(map.content, last)) {
                map.content = Dict.remove(map.content, last);
                map.changes++;
                position--;
                seenChanges = map.changes;
            }
            last = null;
        }
    }

    private static final class OfKeys<K extends Enum<K>, V> extends Cursor<K, V, K> {
        OfKeys(EnumMap<K, V> map) {
            super(map);
        }

        public K next() {
            return advance();
        }
    }

    private static final class OfValues<K extends Enum<K>, V> extends Cursor<K, V, V> {
        OfValues(EnumMap<K, V> map) {
            super(map);
        }

        public V next() {
            K key = advance();
            return Dict.get(map.content, key);
        }
    }

    private static final class OfEntries<K extends Enum<K>, V> extends Cursor<K, V, Map.Entry<K, V>> {
        private Live<K, V> entry;

        OfEntries(EnumMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            K key = advance();
            entry = new Live<K, V>(map, key);
            return entry;
        }

        public void remove() {
            super.remove();
            entry.isRemoved = true;
        }
    }

    /** An entry of the map: shows and sets its value there, until its iterator has removed it. */
    private static final class Live<K extends Enum<K>, V> implements Map.Entry<K, V>, Shared {
        private final EnumMap<K, V> map;
        private final K key;
        private boolean isRemoved;

        Live(EnumMap<K, V> map, K key) {
            this.map = map;
            this.key = key;
        }

        public K getKey() {
            if (isRemoved) {
                throw new IllegalStateException("Entry was removed");
            }
            return key;
        }

        public V getValue() {
            if (isRemoved) {
                throw new IllegalStateException("Entry was removed");
            }
            return Dict.get(map.content, key);
        }

        public V setValue(V value) {
            if (isRemoved) {
                throw new IllegalStateException("Entry was removed");
            }
            if (!Dict.has(map.content, key)) {
                // The JDK has a value then that it does not count.
                Dict.holdTwice();
            }
            return map.put(key, value);
        }

        public boolean equals(Object o) {
            return isRemoved ? o == this : Keys.isEntry(o, key, Dict.get(map.content, key));
        }

        public int hashCode() {
            if (!isRemoved && !Dict.has(map.content, key)) {
                throw new NullPointerException();
            }
            return isRemoved ? super.hashCode() : key.hashCode() ^ Objects.hashCode(Dict.get(map.content, key));
        }

        public String toString() {
            return isRemoved ? super.toString() : key + "=" + Dict.get(map.content, key);
        }
    }
}
