// The invariant excludes what the precondition asks for.
class AgainstInvariant {
    private int size;

    //@ private invariant 0 <= size && size <= 10;

    //@ requires size == 11;      //~ unknown[vacuous]
    //@ ensures \result;
    //@ assignable \nothing;
    boolean isOver() {
        return size < 0;
    }
}
//~ obligations: 4
