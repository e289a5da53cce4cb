package java.util;

import invar.logic.Dict;
import invar.logic.Entries;
import invar.logic.Seq;
import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map whose keys and values are the same only if they are the same object; its order is arbitrary. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
    /** A key stands in an object of its own: those are equal only to themselves. */
    private Dict<Slot<K>, V> content;
    private int modCount;

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        putAll(m);
    }

    private Seq<Slot<K>> order() {
        return Dict.scattered(content, 32);
    }

    /** The slot of a key, or null. */
    private static <K> Slot<K> find(Dict<Slot<K>, ?> content, Object key) {
        for (int position = 0; position < Dict.size(content); position++) {
            if (Dict.keyAt(content, position).key == key) {
                return Dict.keyAt(content, position);
            }
        }
        return null;
    }

    private boolean holds(Object key, Object value) {
        Slot<K> slot = find(content, key);
        return slot != null && Dict.get(content, slot) == value;
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
        return Dict.get(content, find(content, key));
    }

    @Override
    public boolean containsKey(Object key) {
        return find(content, key) != null;
    }

    @Override
    public boolean containsValue(Object value) {
        for (int position = 0; position < Dict.size(content); position++) {
            if (Dict.valueAt(content, position) == value) {
                return true;
            }
        }
        return false;
    }

    @Override
    public V put(K key, V value) {
        Slot<K> slot = find(content, key);
        V old = Dict.get(content, slot);
        modCount = slot == null ? modCount + 1 : modCount;
        content = Dict.put(content, slot == null ? new Slot<K>(key) : slot, value);
        return old;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    @Override
    public V remove(Object key) {
        Slot<K> slot = find(content, key);
        V old = Dict.get(content, slot);
        modCount = slot == null ? modCount : modCount + 1;
        content = Dict.remove(content, slot);
        return old;
    }

    @Override
    public void clear() {
        modCount++;
        content = null;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o instanceof IdentityHashMap) {
            return Dict.size(((IdentityHashMap<?, ?>) o).content) == Dict.size(content) && holdsAll((IdentityHashMap<?, ?>) o);
        }
        return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
    }

    private <L, W> boolean holdsAll(IdentityHashMap<L, W> other) {
        for (int position = 0; position < Dict.size(other.content); position++) {
            if (!holds(Dict.keyAt(other.content, position).key, Dict.valueAt(other.content, position))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (int position = 0; position < Dict.size(content); position++) {
            sum += System.identityHashCode(Dict.keyAt(content, position).key) ^ System.identityHashCode(Dict.valueAt(content, position));
        }
        return sum;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        Seq<Slot<K>> order = order();
        for (int index = 0; index < Seq.size(order); index++) {
            action.accept(Seq.get(order, index).key, Dict.get(content, Seq.get(order, index)));
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        Seq<Slot<K>> order = order();
        for (int index = 0; index < Seq.size(order); index++) {
            Slot<K> slot = Seq.get(order, index);
            V value = function.apply(slot.key, Dict.get(content, slot));
            content = Dict.has(content, slot) ? Dict.put(content, slot, value) : content;
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override
    public Set<K> keySet() {
        return new KeyView();
    }

    @Override
    public Collection<V> values() {
        return new ValueView();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new EntryView();
    }

    /** Where a key stands in a map. */
    private static final class Slot<K> {
        final K key;

        Slot(K key) {
            this.key = key;
        }
    }

    /** The keys, as a view. */
    private final class KeyView extends AbstractSet<K> implements Shared {
        @Override
        public int size() {
            return Dict.size(content);
        }

        @Override
        public boolean contains(Object o) {
            return find(content, o) != null;
        }

        @Override
        public boolean remove(Object o) {
            Slot<K> slot = find(content, o);
            modCount = slot == null ? modCount : modCount + 1;
            content = Dict.remove(content, slot);
            return slot != null;
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(key -> c.contains(key));
        }

        @Override
        public void clear() {
            modCount++;
            content = null;
        }

        @Override
        public Iterator<K> iterator() {
            return new KeyWalk();
        }

        @Override
        public int hashCode() {
            int sum = 0;
            for (int position = 0; position < Dict.size(content); position++) {
                sum += System.identityHashCode(Dict.keyAt(content, position).key);
            }
            return sum;
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
        public boolean remove(Object o) {
            for (Iterator<V> values = iterator(); values.hasNext();) {
                if (values.next() == o) {
                    values.remove();
                    return true;
                }
            }
            return false;
        }

        @Override
        public void clear() {
            modCount++;
            content = null;
        }

        @Override
        public Iterator<V> iterator() {
            return new ValueWalk();
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
            return o instanceof Map.Entry && holds(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry) || !holds(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue())) {
                return false;
            }
            modCount++;
            content = Dict.remove(content, find(content, ((Map.Entry<?, ?>) o).getKey()));
            return true;
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(entry -> c.contains(entry));
        }

        @Override
        public void clear() {
            modCount++;
            content = null;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk();
        }

        @Override
        public Object[] toArray() {
            return toArray(new Object[0]);
        }

        /** The entries in the array are not those of the map. */
        @Override
        @SuppressWarnings("unchecked")
        public <T> T[] toArray(T[] a) {
            Object[] result = super.toArray(a);
            for (int index = 0; index < Dict.size(content); index++) {
                result[index] = new SimpleEntry<K, V>((Map.Entry<K, V>) result[index]);
            }
            return (T[]) result;
        }
    }

    /** What the iterators of the views have in common: an order of the slots, and a position in it. */
    private abstract class Walk {
        private final Seq<Slot<K>> order = order();
        private int position;
        private boolean removable;
        private int expectedModCount = modCount;

        public boolean hasNext() {
            return position >= 0 && position < Seq.size(order);
        }

        Slot<K> nextSlot() {
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
            content = Dict.remove(content, Seq.get(order, position - 1));
        }
    }

    /** Goes over the keys. */
    private final class KeyWalk extends Walk implements Iterator<K> {
        @Override
        public K next() {
            return nextSlot().key;
        }
    }

    /** Goes over the values. */
    private final class ValueWalk extends Walk implements Iterator<V> {
        @Override
        public V next() {
            return Dict.get(content, nextSlot());
        }
    }

    /** Goes over the entries. */
    private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
        private Mapping last;

        @Override
        public Map.Entry<K, V> next() {
            last = new Mapping(nextSlot());
            return last;
        }

        @Override
        public void remove() {
            super.remove();
            last.isRemoved = true;
        }
    }

    /**
     * A place in the table: it is that of its key until its iterator has removed it, or another key has come or gone. Then it may be that of
     * any key.
     */
    private final class Mapping implements Map.Entry<K, V>, Shared {
        private final Slot<K> slot;
        private final int expectedModCount;
        private boolean isRemoved;

        Mapping(Slot<K> slot) {
            this.slot = slot;
            this.expectedModCount = modCount;
        }

        private boolean isLive() {
            if (isRemoved) {
                throw new IllegalStateException("Entry was removed");
            }
            return modCount == expectedModCount;
        }

        @Override
        public K getKey() {
            return isLive() ? slot.key : Entries.<K>left();
        }

        @Override
        public V getValue() {
            return isLive() ? Dict.get(content, slot) : Entries.<V>left();
        }

        @Override
        public V setValue(V value) {
            V old = getValue();
            if (isLive()) {
                content = Dict.put(content, slot, value);
            } else {
                content = Entries.<Dict<Slot<K>, V>>left();
                modCount = Dict.size(Entries.<Dict<K, V>>left());
            }
            return old;
        }

        @Override
        public boolean equals(Object o) {
            if (isRemoved) {
                return o == this;
            }
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == getKey() && ((Map.Entry<?, ?>) o).getValue() == getValue();
        }

        @Override
        public int hashCode() {
            return isRemoved ? super.hashCode() : System.identityHashCode(getKey()) ^ System.identityHashCode(getValue());
        }

        @Override
        public String toString() {
            return isRemoved ? super.toString() : getKey() + "=" + getValue();
        }
    }
}
