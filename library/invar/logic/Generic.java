package invar.logic;

/**
 * What the type arguments of a program say of its collections. Java forgets them when it runs, and a run looks at the keys themselves;
 * proofs rely on them, unless the program does something unchecked.
 */
public final class Generic {
    private Generic() {
    }

    /** A type argument says that the keys of this map, or the elements of this collection, are objects of a class. A run does nothing. */
    public static native void hold(Object holder, String className);

    /** Whether a type argument says that the holder's keys are objects of the class of this one: in a run nobody knows, so no. */
    public static native boolean isKey(Object holder, Object key);
}
