// `\invariant_for(o)` is the invariant of another object, which is not known of itself when it comes from a field.
class InvariantForParameter {
    private int low;
    private int high;
    private /*@ nullable @*/ InvariantForParameter inner;

    //@ invariant low <= high;

    //@ requires inner != null && \invariant_for(inner);
    //@ ensures \result;
    //@ assignable \nothing;
    boolean ordered() {
        return inner.low <= inner.high;
    }
}
//~ obligations: 5
