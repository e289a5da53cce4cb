package invar.logic;

/** What no model says. A run ends here, and says what is missing; proofs take any value. */
public final class Missing {
    private Missing() {
    }

    /** Something that only a model could give. */
    public static native <T> T model(String what);

    /** Something that may be so, or not. */
    public static native boolean maybe(String what);
}
