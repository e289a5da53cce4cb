package java.util;

import invar.logic.Identity;
import invar.logic.Seq;
import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The empty collections that nobody can change, one of each kind. */
final class EmptyCollections {
    private static EmptyIterator<?> iterator;
    private static EmptyEnumeration<?> enumeration;
    private static EmptySet<?> set;
    private static EmptyList<?> list;
    private static EmptyMap<?, ?> map;

    private EmptyCollections() {
    }

    @SuppressWarnings("unchecked")
    static <E> ListIterator<E> iterator() {
        if (!Identity.isKept()) {
            return new EmptyIterator<E>();
        }
        if (iterator == null) {
            iterator = new EmptyIterator<Object>();
        }
        return (ListIterator<E>) iterator;
    }

    @SuppressWarnings("unchecked")
    static <E> Enumeration<E> enumeration() {
        if (!Identity.isKept()) {
            return new EmptyEnumeration<E>();
        }
        if (enumeration == null) {
            enumeration = new EmptyEnumeration<Object>();
        }
        return (Enumeration<E>) enumeration;
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> set() {
        if (!Identity.isKept()) {
            return new EmptySet<E>();
        }
        if (set == null) {
            set = new EmptySet<Object>();
        }
        return (Set<E>) set;
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> list() {
        if (!Identity.isKept()) {
            return new EmptyList<E>();
        }
        if (list == null) {
            list = new EmptyList<Object>();
        }
        return (List<E>) list;
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> map() {
        if (!Identity.isKept()) {
            return new EmptyMap<K, V>();
        }
        if (map == null) {
            map = new EmptyMap<Object, Object>();
        }
        return (Map<K, V>) map;
    }

    /** The array with null at its first place, if it has one: what `toArray` makes of it. */
    private static <T> T[] cleared(T[] array) {
        if (array.length > 0) {
            array[0] = null;
        }
        return array;
    }

    /** Goes over nothing. */
    private static final class EmptyIterator<E> implements ListIterator<E>, Shared {
        @Override
        public boolean hasNext() {
            return false;
        }

        @Override
        public E next() {
            throw new NoSuchElementException();
        }

        @Override
        public boolean hasPrevious() {
            return false;
        }

        @Override
        public E previous() {
            throw new NoSuchElementException();
        }

        @Override
        public int nextIndex() {
            return 0;
        }

        @Override
        public int previousIndex() {
            return -1;
        }

        @Override
        public void remove() {
            throw new IllegalStateException();
        }

        @Override
        public void set(E e) {
            throw new IllegalStateException();
        }

        @Override
        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    /** Enumerates nothing. */
    private static final class EmptyEnumeration<E> implements Enumeration<E>, Shared {
        @Override
        public boolean hasMoreElements() {
            return false;
        }

        @Override
        public E nextElement() {
            throw new NoSuchElementException();
        }

        @Override
        public Iterator<E> asIterator() {
            return EmptyCollections.iterator();
        }
    }

    /** A set of nothing. */
    private static final class EmptySet<E> extends AbstractSet<E> implements Serializable, Shared {
        @Override
        Seq<E> elementSequence() {
            return null;
        }

        @Override
        public Iterator<E> iterator() {
            return EmptyCollections.iterator();
        }

        @Override
        public int size() {
            return 0;
        }

        @Override
        public boolean isEmpty() {
            return true;
        }

        @Override
        public boolean contains(Object o) {
            return false;
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c.isEmpty();
        }

        @Override
        public Object[] toArray() {
            return new Object[0];
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return cleared(a);
        }

        @Override
        public boolean remove(Object o) {
            return false;
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        @Override
        public void clear() {
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** A list of nothing. */
    private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, Serializable, Shared {
        @Override
        Seq<E> elementSequence() {
            return null;
        }

        @Override
        public Iterator<E> iterator() {
            return EmptyCollections.iterator();
        }

        @Override
        public ListIterator<E> listIterator() {
            return EmptyCollections.iterator();
        }

        @Override
        public int size() {
            return 0;
        }

        @Override
        public boolean isEmpty() {
            return true;
        }

        @Override
        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        @Override
        public boolean contains(Object o) {
            return false;
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c.isEmpty();
        }

        @Override
        public int indexOf(Object o) {
            return -1;
        }

        @Override
        public int lastIndexOf(Object o) {
            return -1;
        }

        @Override
        public Object[] toArray() {
            return new Object[0];
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return cleared(a);
        }

        @Override
        public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object o) {
            return false;
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
        }

        @Override
        public void sort(Comparator<? super E> c) {
        }

        @Override
        public void clear() {
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof List && ((List<?>) o).isEmpty();
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** A map of nothing. */
    private static final class EmptyMap<K, V> extends AbstractMap<K, V> implements Serializable, Shared {
        @Override
        public int size() {
            return 0;
        }

        @Override
        public boolean isEmpty() {
            return true;
        }

        @Override
        public boolean containsKey(Object key) {
            return false;
        }

        @Override
        public boolean containsValue(Object value) {
            return false;
        }

        @Override
        public V get(Object key) {
            return null;
        }

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            return defaultValue;
        }

        @Override
        public Set<K> keySet() {
            return EmptyCollections.set();
        }

        @Override
        public Collection<V> values() {
            return EmptyCollections.set();
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return EmptyCollections.set();
        }

        @Override
        public V put(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public V remove(Object key) {
            return null;
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
            Objects.requireNonNull(function);
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
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            Objects.requireNonNull(action);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Map && ((Map<?, ?>) o).isEmpty();
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }
}
