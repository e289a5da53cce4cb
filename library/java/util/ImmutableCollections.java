package java.util;

import invar.logic.Dict;
import invar.logic.Seq;

/** Makes the collections that nobody can change: those of `List.of`, `Set.of`, `Map.of` and their copies. They have no null. Hidden in the JDK; streams call it. */
public final class ImmutableCollections {
    private ImmutableCollections() {
    }

    /** The list that a stream makes. It may have null. */
    public static <E> List<E> listWithNulls(Seq<E> elements) {
        return new ImmutableList<E>(elements, false, true);
    }

    static <E> List<E> listOf(Object... elements) {
        if (elements == null) {
            throw new NullPointerException();
        }
        Seq<E> content = Seq.of(elements);
        if (Seq.indexOf(content, null, 0) >= 0) {
            throw new NullPointerException();
        }
        return new ImmutableList<E>(content, false);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listCopy(Collection<? extends E> elements) {
        if (elements instanceof ImmutableList && !((ImmutableList<?>) elements).isPart && !((ImmutableList<?>) elements).allowsNull) {
            return (List<E>) elements;
        }
        Seq<E> content = AbstractCollection.sequenceOf(elements);
        if (Seq.indexOf(content, null, 0) >= 0) {
            throw new NullPointerException();
        }
        return new ImmutableList<E>(content, false);
    }

    // Few elements have methods of their own: without a loop, proofs follow them.

    static <E> Set<E> setOf(Object e1) {
        return new ImmutableSet<E>(ImmutableCollections.<E>withNew(null, e1));
    }

    /** Of two equal elements the first one is named, of more the later one: so says the JDK. */
    static <E> Set<E> setOf(Object e1, Object e2) {
        if (e1 == null || e2 == null) {
            throw new NullPointerException();
        }
        Dict<E, Object> content = withNew(null, e1);
        Object stored = Keys.stored(content, e2);
        if (Dict.has(content, stored)) {
            throw new IllegalArgumentException("duplicate element: " + e1);
        }
        return new ImmutableSet<E>(Keys.put(content, stored, null));
    }

    static <E> Set<E> setOf(Object e1, Object e2, Object e3) {
        Dict<E, Object> content = withNew(null, e1);
        content = withNew(content, e2);
        content = withNew(content, e3);
        return new ImmutableSet<E>(content);
    }

    static <E> Set<E> setOf(Object e1, Object e2, Object e3, Object e4) {
        Dict<E, Object> content = withNew(null, e1);
        content = withNew(content, e2);
        content = withNew(content, e3);
        content = withNew(content, e4);
        return new ImmutableSet<E>(content);
    }

    static <E> Set<E> setOf(Object e1, Object e2, Object e3, Object e4, Object e5) {
        Dict<E, Object> content = withNew(null, e1);
        content = withNew(content, e2);
        content = withNew(content, e3);
        content = withNew(content, e4);
        content = withNew(content, e5);
        return new ImmutableSet<E>(content);
    }

    static <E> Set<E> setOf(Object... elements) {
        if (elements == null) {
            throw new NullPointerException();
        }
        if (elements.length == 2) {
            return setOf(elements[0], elements[1]);
        }
        Dict<E, Object> content = null;
        for (int index = 0; index < elements.length; index++) {
            content = withNew(content, elements[index]);
        }
        return new ImmutableSet<E>(content);
    }

    private static <E> Dict<E, Object> withNew(Dict<E, Object> content, Object element) {
        if (element == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, element);
        if (Dict.has(content, stored)) {
            throw new IllegalArgumentException("duplicate element: " + element);
        }
        return Keys.put(content, element, stored, null);
    }

    /** Of equal elements the first one stays. */
    @SuppressWarnings("unchecked")
    static <E> Set<E> setCopy(Collection<? extends E> elements) {
        if (elements instanceof ImmutableSet) {
            return (Set<E>) elements;
        }
        if (elements == null) {
            throw new NullPointerException();
        }
        if (elements.getClass() == HashSet.class) {
            if (Dict.has(((HashSet<E>) elements).content, null)) {
                throw new NullPointerException();
            }
            return new ImmutableSet<E>(((HashSet<E>) elements).content);
        }
        Object[] array = elements.toArray();
        Dict<E, Object> content = null;
        for (int index = 0; index < array.length; index++) {
            if (array[index] == null) {
                throw new NullPointerException();
            }
            content = Keys.put(content, Keys.stored(content, array[index]), null);
        }
        return new ImmutableSet<E>(content);
    }

    static <K, V> Map<K, V> mapOf(Object k1, Object v1) {
        Dict<K, V> content = withNew(null, k1, v1);
        return new ImmutableMap<K, V>(content);
    }

    static <K, V> Map<K, V> mapOf(Object k1, Object v1, Object k2, Object v2) {
        Dict<K, V> content = withNew(null, k1, v1);
        content = withNew(content, k2, v2);
        return new ImmutableMap<K, V>(content);
    }

    static <K, V> Map<K, V> mapOf(Object k1, Object v1, Object k2, Object v2, Object k3, Object v3) {
        Dict<K, V> content = withNew(null, k1, v1);
        content = withNew(content, k2, v2);
        content = withNew(content, k3, v3);
        return new ImmutableMap<K, V>(content);
    }

    static <K, V> Map<K, V> mapOf(Object k1, Object v1, Object k2, Object v2, Object k3, Object v3, Object k4, Object v4) {
        Dict<K, V> content = withNew(null, k1, v1);
        content = withNew(content, k2, v2);
        content = withNew(content, k3, v3);
        content = withNew(content, k4, v4);
        return new ImmutableMap<K, V>(content);
    }

    static <K, V> Map<K, V> mapOf(Object k1, Object v1, Object k2, Object v2, Object k3, Object v3, Object k4, Object v4,
            Object k5, Object v5) {
        Dict<K, V> content = withNew(null, k1, v1);
        content = withNew(content, k2, v2);
        content = withNew(content, k3, v3);
        content = withNew(content, k4, v4);
        content = withNew(content, k5, v5);
        return new ImmutableMap<K, V>(content);
    }

    /** The keys stand at the even indices, each before its value. */
    static <K, V> Map<K, V> mapOf(Object... keysAndValues) {
        if (keysAndValues == null) {
            throw new NullPointerException();
        }
        Dict<K, V> content = null;
        for (int index = 0; index < keysAndValues.length; index += 2) {
            content = withNew(content, keysAndValues[index], keysAndValues[index + 1]);
        }
        return new ImmutableMap<K, V>(content);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> mapCopy(Map<? extends K, ? extends V> map) {
        if (map instanceof ImmutableMap) {
            return (Map<K, V>) map;
        }
        if (map == null) {
            throw new NullPointerException();
        }
        if (map.getClass() == HashMap.class) {
            Dict<K, V> content = ((HashMap<K, V>) map).content;
            if (Dict.has(content, null) || Seq.indexOf(Dict.values(content), null, 0) >= 0) {
                throw new NullPointerException();
            }
            return new ImmutableMap<K, V>(content);
        }
        Dict<K, V> content = null;
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            content = withNew(content, entry.getKey(), entry.getValue());
        }
        return new ImmutableMap<K, V>(content);
    }

    private static <K, V> Dict<K, V> withNew(Dict<K, V> content, Object key, Object value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        Object stored = Keys.stored(content, key);
        if (Dict.has(content, stored)) {
            throw new IllegalArgumentException("duplicate key: " + key);
        }
        return Keys.put(content, key, stored, value);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map.Entry<K, V> entry(Object key, Object value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        return new ImmutableEntry<K, V>((K) key, (V) value);
    }
}
