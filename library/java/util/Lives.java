package java.util;

import invar.logic.Dict;
import invar.logic.Seq;

/**
 * The lives of a map's keys. The JDK's maps keep a node a key; a key that is removed and put again gets another node. Here an entry
 * belongs to a *life* of its key: the first one is the key itself, and each removal begins another, an object of this class. A map keeps
 * the present life of each key that was ever removed, and the last value of each life that has ended.
 */
final class Lives {
    private Lives() {
    }

    /** The life that a key is in, or will be in when it comes. */
    static Object present(Dict<?, Object> lives, Object key) {
        return Dict.has(lives, key) ? Dict.get(lives, key) : key;
    }

    /** The lives where that of a key has ended. */
    static <K> Dict<K, Object> ended(Dict<K, Object> lives, Object key) {
        return Dict.put(lives, key, new Lives());
    }

    /** The lives where those of all these keys have ended. */
    static /*@ pure @*/ <K> Dict<K, Object> allEnded(Dict<K, Object> lives, Seq<K> keys) {
        Dict<K, Object> result = lives;
        for (int index = 0; index < Seq.size(keys); index++) {
            result = ended(result, Seq.get(keys, index));
        }
        return result;
    }

    /** The last values of lives, where those of all keys of a content have ended. */
    static /*@ pure @*/ <K, V> Dict<Object, V> allLast(Dict<Object, V> lasts, Dict<K, Object> lives, Dict<K, V> content) {
        Dict<Object, V> result = lasts;
        for (int position = 0; position < Dict.size(content); position++) {
            result = Dict.put(result, present(lives, Dict.keyAt(content, position)), Dict.valueAt(content, position));
        }
        return result;
    }
}
