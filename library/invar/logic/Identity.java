package invar.logic;

/** What the JDK does where its documentation leaves it open: which objects it gives again, which number a search gives. */
public final class Identity {
    private Identity() {
    }

    /** Whether objects are kept and given again, as the JDK does it. So it is when a program runs; not in proofs, nor in runs that check. */
    public static native boolean isKept();

    /** A number from the first on and below the second. A run that checks ends here; proofs take any. */
    public static native int number(int from, int to);
}
