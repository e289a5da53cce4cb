package invar.logic;

/**
 * What becomes of output. Where a program has no stream of its own, and none that keeps what is written, nothing of it can see what was written: then
 * proofs take writing for doing nothing, and leave open whether it succeeds.
 */
public final class Output {
    private Output() {
    }

    /** Whether something of the program may see what is written. It always does when a program runs. */
    public static native boolean isSeen();

    /** Whether writing has failed. Only proofs ask, and take either. */
    public static native boolean isInTrouble();
}
