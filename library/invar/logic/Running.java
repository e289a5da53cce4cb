package invar.logic;

/**
 * Whether a program runs. What only running needs (how large a table has become, where a copy can be saved) is left out of proofs: what a
 * method gives, and what else can be seen of it, does not depend on it.
 */
public final class Running {
    private Running() {
    }

    /** True in a run, false in a proof. */
    public static native boolean isOn();
}
