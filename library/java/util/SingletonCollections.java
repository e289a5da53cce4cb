package java.util;

import invar.logic.Plain;
import invar.logic.Seq;
import invar.logic.Shared;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Collections of one element that nobody can change. */
final class SingletonCollections {
    private SingletonCollections() {
    }

    /** Whether the object equals the element. */
    static boolean equal(Object object, Object element) {
        return Plain.isPlain(object) ? Plain.same(object, element) : object.equals(element);
    }

    /** A set of one element. */
    static final class SingletonSet<E> extends AbstractSet<E> implements Serializable, Shared {
        private final E element;

        SingletonSet(E element) {
            this.element = element;
        }

        @Override
        Seq<E> elementSequence() {
            return Seq.append(null, element);
        }

        @Override
        public Iterator<E> iterator() {
            return new SingletonIterator<E>(element);
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public boolean contains(Object o) {
            return equal(o, element);
        }

        @Override
        public Object[] toArray() {
            return new Object[] {element};
        }

        @Override
        public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object o) {
            if (equal(o, element)) {
                throw new UnsupportedOperationException();
            }
            return false;
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void clear() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            action.accept(element);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(element);
        }
    }

    /** Goes over one element. */
    private static final class SingletonIterator<E> implements Iterator<E> {
        private final E element;
        private boolean done;

        SingletonIterator(E element) {
            this.element = element;
        }

        @Override
        public boolean hasNext() {
            return !done;
        }

        @Override
        public E next() {
            if (done) {
                throw new NoSuchElementException();
            }
            done = true;
            return element;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    /** A list of one element. */
    static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, Serializable, Shared {
        private final E element;

        SingletonList(E element) {
            this.element = element;
        }

        @Override
        Seq<E> elementSequence() {
            return Seq.append(null, element);
        }

        @Override
        public Iterator<E> iterator() {
            return new SingletonIterator<E>(element);
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return element;
        }

        @Override
        public boolean contains(Object o) {
            return equal(o, element);
        }

        @Override
        public int indexOf(Object o) {
            return equal(o, element) ? 0 : -1;
        }

        @Override
        public int lastIndexOf(Object o) {
            return equal(o, element) ? 0 : -1;
        }

        @Override
        public Object[] toArray() {
            return new Object[] {element};
        }

        @Override
        public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean remove(Object o) {
            if (equal(o, element)) {
                throw new UnsupportedOperationException();
            }
            return false;
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void sort(Comparator<? super E> c) {
        }

        @Override
        public void clear() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            action.accept(element);
        }

        @Override
        public int hashCode() {
            return 31 + Objects.hashCode(element);
        }
    }

    /** A map of one key. */
    static final class SingletonMap<K, V> extends AbstractMap<K, V> implements Serializable, Shared {
        private final K key;
        private final V value;

        SingletonMap(K key, V value) {
            this.key = key;
            this.value = value;
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public boolean containsKey(Object key) {
            return equal(key, this.key);
        }

        @Override
        public boolean containsValue(Object value) {
            return equal(value, this.value);
        }

        @Override
        public V get(Object key) {
            return equal(key, this.key) ? value : null;
        }

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            return equal(key, this.key) ? value : defaultValue;
        }

        @Override
        public Set<K> keySet() {
            return new SingletonSet<K>(key);
        }

        @Override
        public Collection<V> values() {
            return new SingletonSet<V>(value);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new SingletonSet<Map.Entry<K, V>>(new AbstractMap.SimpleImmutableEntry<K, V>(key, value));
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
            if (equal(key, this.key)) {
                throw new UnsupportedOperationException();
            }
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

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            action.accept(key, value);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }
    }
}
