package java.util;

import invar.logic.Dict;
import invar.logic.Plain;
import invar.logic.Seq;

/** Finding elements and keys by `equals`: plain ones directly, others by running the program's own code. */
final class Keys {
    private Keys() {
    }

    /** The first index of an element that the object equals, or -1. */
    static int indexOf(Seq<?> s, Object object) {
        return Plain.isPlain(object) ? Seq.indexOf(s, object, 0) : search(s, object);
    }

    private /*@ pure @*/ static int search(Seq<?> s, Object object) {
        for (int index = 0; index < Seq.size(s); index++) {
            if (object.equals(Seq.get(s, index))) {
                return index;
            }
        }
        return -1;
    }

    /** The last index of an element that the object equals, or -1. */
    static int lastIndexOf(Seq<?> s, Object object) {
        return Plain.isPlain(object) ? Seq.lastIndexOf(s, object, Seq.size(s)) : searchBackwards(s, object);
    }

    private /*@ pure @*/ static int searchBackwards(Seq<?> s, Object object) {
        for (int index = Seq.size(s) - 1; index >= 0; index--) {
            if (object.equals(Seq.get(s, index))) {
                return index;
            }
        }
        return -1;
    }

    /** What no dictionary holds: it stands for a key that is there but has changed, so that a table does not find it any more. */
    private static final class Lost {
    }

    /** The key of the dictionary that equals this one, or else this one, or something that is not there. */
    static Object stored(Dict<?, ?> d, Object key) {
        return Plain.isPlain(key) ? key : searchKey(d, key);
    }

    private /*@ pure @*/ static Object searchKey(Dict<?, ?> d, Object key) {
        int hash = key.hashCode();
        int position = Dict.candidate(d, hash, 0);
        while (position >= 0) {
            Object candidate = Dict.keyAt(d, position);
            if (candidate == key || key.equals(candidate)) {
                return candidate;
            }
            position = Dict.candidate(d, hash, position + 1);
        }
        return Dict.has(d, key) ? new Lost() : key;
    }

    private /*@ pure @*/ static int hash(Object key) {
        return key.hashCode();
    }

    /** A key that `stored` has given gets a value. */
    static <K, V> Dict<K, V> put(Dict<K, V> d, Object stored, Object value) {
        return put(d, stored, stored, value);
    }

    /** What `stored` has given for a key gets a value. */
    static <K, V> Dict<K, V> put(Dict<K, V> d, Object key, Object stored, Object value) {
        if (stored instanceof Lost) {
            Dict.holdTwice();
        }
        return Dict.put(d, stored, Plain.isPlain(key) ? 0 : hash(key), value);
    }

    /** A key that `stored` has given and that is not there comes to stand before all others. */
    static <K, V> Dict<K, V> putFirst(Dict<K, V> d, Object stored, Object value) {
        if (stored instanceof Lost) {
            Dict.holdTwice();
        }
        return Plain.isPlain(stored) ? Dict.insert(d, 0, stored, value) : putAll(Keys.<K, V>put(null, stored, value), d);
    }

    /** The keys of the second come into the first one, in their order. */
    static <K, V> Dict<K, V> putAll(Dict<K, V> d, Dict<? extends K, ? extends V> added) {
        Dict<K, V> result = d;
        for (int position = 0; position < Dict.size(added); position++) {
            result = put(result, stored(result, Dict.keyAt(added, position)), Dict.valueAt(added, position));
        }
        return result;
    }

    /** The same keys and values, in another order of the keys. */
    static <K, V> Dict<K, V> arranged(Dict<K, V> d, Seq<K> keys) {
        Dict<K, V> result = null;
        for (int index = 0; index < Seq.size(keys); index++) {
            result = put(result, Seq.get(keys, index), Dict.get(d, Seq.get(keys, index)));
        }
        return result;
    }

    /** What a map holds, in its order. */
    @SuppressWarnings("unchecked")
    static <K, V> Dict<K, V> content(Map<? extends K, ? extends V> map) {
        return map instanceof HashMap ? ((HashMap<K, V>) map).arranged() : collect(map);
    }

    private static <K, V> Dict<K, V> collect(Map<? extends K, ? extends V> map) {
        Dict<K, V> result = null;
        for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
            result = put(result, stored(result, entry.getKey()), entry.getValue());
        }
        return result;
    }

    /** Whether an object is an entry with an equal key and an equal value. */
    static boolean isEntry(Object object, Object key, Object value) {
        return object instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) object).getKey())
                && Objects.equals(value, ((Map.Entry<?, ?>) object).getValue());
    }
}
