package invar.logic;

/** A source that decides at its first use what its elements are. Whoever goes over all of them asks once, and then knows what does not change. */
public interface LateBinding<S> {
    /** The source from its first use on; the same one each time. */
    S bound();
}
