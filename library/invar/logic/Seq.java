package invar.logic;

/**
 * Finite sequences of references, as values: nothing changes one, and what would change it gives another one. `null` is the empty
 * sequence, so that a field holds it from the start. Models keep the content of a list in one. Two of them are never compared
 * by `==`. An index is in range wherever one is given: callers have checked it. The content is hidden from Java.
 */
public final class Seq<E> {
    private Seq() {
    }

    /** The number of elements. */
    public static native int size(Seq<?> s);

    /** The element at the index. */
    public static native <E> E get(Seq<E> s, int index);

    /** The sequence with one more element at its end. */
    public static native <E> Seq<E> append(Seq<E> s, Object element);

    /** The element comes to stand at the index, 0 to the size. */
    public static native <E> Seq<E> insert(Seq<E> s, int index, Object element);

    /** Another element at the index. */
    public static native <E> Seq<E> set(Seq<E> s, int index, Object element);

    /** Without the element at the index. */
    public static native <E> Seq<E> remove(Seq<E> s, int index);

    /** The elements from one index on and before another one; 0 <= from <= to <= size. */
    public static native <E> Seq<E> slice(Seq<E> s, int from, int to);

    /** The elements of the first, then those of the second. */
    public static native <E> Seq<E> concat(Seq<E> s, Seq<? extends E> t);

    /** The elements from last to first. */
    public static native <E> Seq<E> reverse(Seq<E> s);

    /** So many times the same element. */
    public static native <E> Seq<E> repeat(Object element, int times);

    /** The elements of an array. */
    public static native <E> Seq<E> of(Object[] array);

    /** The elements go into an array that is as long at least and can hold them, from its first place on. */
    public static native void fill(Object[] array, Seq<?> s);

    /** The first index, not before another one (0 to the size), of an element that is the same value as a plain one, or -1. */
    public static native int indexOf(Seq<?> s, Object plain, int from);

    /** The last index before another one (0 to the size) of an element that is the same value as a plain one, or -1. */
    public static native int lastIndexOf(Seq<?> s, Object plain, int to);

    /** Whether a sequence is looked at element by element: in a run, and in a proof that knows its elements. */
    public static native boolean isFollowed(Seq<?> s);
}
