// Nothing says that the invariant of the inner object holds.
class InvariantForParameterWrong {
    private int low;
    private int high;
    private /*@ nullable @*/ InvariantForParameterWrong inner;

    //@ invariant low <= high;

    //@ requires inner != null;
    //@ ensures \result;      //~ refuted[postcondition]
    //@ assignable \nothing;
    boolean ordered() {
        return inner.low <= inner.high;
    }
}
//~ obligations: 5
