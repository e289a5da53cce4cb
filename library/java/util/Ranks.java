package java.util;

import invar.logic.Dict;
import invar.logic.Generic;

/**
 * The order of the keys of sorted maps and sets, the holders of these dictionaries: without a comparator it is that of the keys
 * themselves.
 */
final class Ranks {
    private Ranks() {
    }

    /** The number of keys that are less than this one, where the dictionary is in order. */
    static int rank(Object holder, Dict<?, ?> d, Comparator<?> comparator, Object key) {
        return comparator == null && Generic.isKey(holder, key) ? Dict.rank(d, key) : searchRank(d, comparator, key);
    }

    private static int searchRank(Dict<?, ?> d, Comparator<?> comparator, Object key) {
        int low = 0;
        int high = Dict.size(d);
        while (low < high) {
            int middle = low + high >>> 1;
            if (compare(comparator, key, Dict.keyAt(d, middle)) > 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The number of keys that are not greater than this one. Where there are none, it is not looked at. */
    static int after(Object holder, Dict<?, ?> d, Comparator<?> comparator, Object key) {
        return Dict.size(d) == 0 ? 0 : rank(holder, d, comparator, key) + (Dict.has(d, stored(holder, d, comparator, key)) ? 1 : 0);
    }

    /** The position at which a key comes to stand that is not there. The first one is compared with itself, to see that it can be. */
    static int place(Object holder, Dict<?, ?> d, Comparator<?> comparator, Object key) {
        if (Dict.size(d) == 0 && !isOrdinary(holder, d, comparator, key)) {
            compare(comparator, key, key);
        }
        return rank(holder, d, comparator, key);
    }

    /** The key of the dictionary that is equal in the order, or else this one. */
    static Object stored(Object holder, Dict<?, ?> d, Comparator<?> comparator, Object key) {
        return isOrdinary(holder, d, comparator, key) ? key : search(d, comparator, key);
    }

    /** Whether this is a string, a box or a constant like the other keys: then equal in the natural order is the same value. */
    private static boolean isOrdinary(Object holder, Dict<?, ?> d, Comparator<?> comparator, Object key) {
        return comparator == null
            && (Generic.isKey(holder, key) || isValue(key) && (Dict.size(d) == 0 || isAlike(key, Dict.keyAt(d, 0))));
    }

    private static boolean isValue(Object key) {
        return key instanceof String || key instanceof Integer || key instanceof Long || key instanceof Character || key instanceof Enum
            || key instanceof Short || key instanceof Byte || key instanceof Boolean || key instanceof Double || key instanceof Float;
    }

    private static boolean isAlike(Object key, Object other) {
        return key.getClass() == other.getClass()
            || key instanceof Enum && other instanceof Enum && ((Enum<?>) key).getDeclaringClass() == ((Enum<?>) other).getDeclaringClass();
    }

    private static Object search(Dict<?, ?> d, Comparator<?> comparator, Object key) {
        if (comparator == null) {
            checkComparable(key);
        }
        int position = searchRank(d, comparator, key);
        if (position < Dict.size(d) && compare(comparator, key, Dict.keyAt(d, position)) == 0) {
            return Dict.keyAt(d, position);
        }
        return key;
    }

    /**
     * The key that comes to stand last, out of something that says it is sorted: if it is not, the JDK has a tree in which keys are not found.
     * That is not modelled.
     */
    static void checkOrder(Dict<?, ?> d, Comparator<?> comparator, Object key) {
        if (Dict.size(d) > 0 && comparator == null && isValue(key)) {
            Object last = Dict.keyAt(d, Dict.size(d) - 1);
            if (isAlike(key, last) && compare(null, last, key) >= 0) {
                Dict.holdTwice();
            }
        }
    }

    /**
     * An iterator that ends at a key stands at this one, after changes of others. The JDK's iterator stands at a node of a tree and
     * knows its end by the key in the node; where a key is removed, another one may come into its node, depending on the shape of
     * the tree. Unless the key was never removed, it is open whether the iterator is at its end.
     */
    static boolean isMoved(Object key, Dict<?, ?> now, int changes, int removals) {
        return removals != 0 && (changes != removals || !Dict.has(now, key));
    }

    /** By the comparator, or by the first of the keys. */
    @SuppressWarnings("unchecked")
    static int compare(Comparator<?> comparator, Object key, Object other) {
        if (comparator != null) {
            return ((Comparator<Object>) comparator).compare(key, other);
        }
        checkComparable(key);
        return ((Comparable<Object>) key).compareTo(other);
    }

    private static void checkComparable(Object key) {
        if (key == null) {
            throw new NullPointerException();
        }
        if (!(key instanceof Comparable)) {
            throw new ClassCastException("class " + key.getClass().getName() + " cannot be cast to class java.lang.Comparable");
        }
    }

    /** The order backwards. */
    @SuppressWarnings("unchecked")
    static <T> Comparator<T> reverse(Comparator<? super T> comparator) {
        return comparator == null ? Comparators.<T>reverseOrder() : ((Comparator<T>) comparator).reversed();
    }
}
