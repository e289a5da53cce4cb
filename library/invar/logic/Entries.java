package invar.logic;

/**
 * What becomes of the entries of a map that a program holds while the map changes. A map that has given none away need not
 * remember anything of the keys that it removes: proofs take it that every map has.
 */
public final class Entries {
    private Entries() {
    }

    /** Somebody may hold entries of this map from now on. */
    public static native void noteHeld(Object map);

    /** Whether somebody may hold entries of this map. */
    public static native boolean areHeld(Object map);

    /** The same where only a run follows what becomes of entries: no in proofs, which leave that open. */
    public static native boolean areFollowed(Object map);

    /** What an entry shows that depends on the layout of the JDK's table or tree. A run ends here; proofs take any value. */
    public static native <T> T left();
}
