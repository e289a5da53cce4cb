package invar.logic;

/**
 * Iterators that can say what they have given: `\index` and `\values` in the specification of a `for` loop over a collection ask the iterator of
 * the loop. Only specifications call these methods.
 */
public interface Iteration<E> {
    /** How many elements were given. */
    int given();

    /** The element that was given at this position, from 0. */
    E givenAt(int position);

    /** What holds of the position whenever no method of the iterator runs. Loops with invariants rely on it. */
    boolean isWithin();
}
