// The invariant reads the length of an array that may be null.
class NullInInvariant {
    private /*@ nullable @*/ int[] cells;
    private int size;

    //@ private invariant 0 <= size;
    //@ private invariant cells.length >= size || cells == null;      //~ refuted[ill-defined-specification]

    //@ ensures 0 <= \result;
    //@ assignable \nothing;
    int size() {
        return size;
    }
}
//~ obligations: 5
