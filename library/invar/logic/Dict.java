package invar.logic;

/**
 * Finite maps from keys to values, as values: nothing changes one, and what would change it gives another one. `null` is the
 * empty one. The keys have an order, and each has a position in it: that in which they came, unless they were put at a position. Keys are
 * the same if `Plain.same` says so; null is a key like any other. Models keep the content of sets and maps in one. The content is
 * hidden from Java.
 */
public final class Dict<K, V> {
    private Dict() {
    }

    /** The number of keys. */
    public static native int size(Dict<?, ?> d);

    /** The position of a key, or -1. */
    public static native int position(Dict<?, ?> d, Object key);

    /** Whether a key is there. */
    public static native boolean has(Dict<?, ?> d, Object key);

    /** The value of a key, null if it is not there. */
    public static native <V> V get(Dict<?, V> d, Object key);

    /** The key at a position, as the object that was put there. */
    public static native <K> K keyAt(Dict<K, ?> d, int position);

    /** The value at a position. */
    public static native <V> V valueAt(Dict<?, V> d, int position);

    /** A key that is there keeps its object and its position and gets another value; one that is not comes last. */
    public static native <K, V> Dict<K, V> put(Dict<K, V> d, Object key, Object value);

    /** The same for a key that is not plain, with its hash code: `candidate` finds it by that. */
    public static native <K, V> Dict<K, V> put(Dict<K, V> d, Object key, int hash, Object value);

    /** A key that is not there comes to stand at a position, 0 to the size. */
    public static native <K, V> Dict<K, V> insert(Dict<K, V> d, int position, Object key, Object value);

    /** Without a key, which may be missing. */
    public static native <K, V> Dict<K, V> remove(Dict<K, V> d, Object key);

    /** The first position, not before another one, of a key that is not plain and was put with this hash code, or -1. */
    public static native int candidate(Dict<?, ?> d, int hash, int from);

    /** The same object would have to be two keys. That is not modelled: a run ends here, and proofs know nothing. */
    public static native void holdTwice();

    /** Yes or no, depending on the shape of the JDK's tree. That is not modelled: a run ends here, and proofs do not know which. */
    public static native boolean askForShape();

    /** The number of keys that are less than this one, where all are values of one class in its natural order. Only proofs ask. */
    public static native int rank(Dict<?, ?> d, Object key);

    /** All keys, in their order. */
    public static native <K> Seq<K> keys(Dict<K, ?> d);

    /** All values, in the order of their keys. */
    public static native <V> Seq<V> values(Dict<?, V> d);

    /** All keys, in the order in which the JDK's hash tables of so many buckets (a power of two) hold them: proofs know only that it is an order. */
    public static native <K> Seq<K> scattered(Dict<K, ?> d, int buckets);
}
