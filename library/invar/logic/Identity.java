package invar.logic;

/** What the JDK does with the objects whose identity it leaves open. */
public final class Identity {
    private Identity() {
    }

    /** Whether objects are kept and given again, as the JDK does it. So it is when a program runs; not in proofs, nor in runs that check. */
    public static native boolean isKept();
}
