// The model field is defined by an array that may be null.
class NullInRepresents {
    private /*@ nullable @*/ int[] cells;

    //@ public model int size;
    //@ private represents size = cells.length;      //~ refuted[ill-defined-specification]

    //@ requires cells != null;
    //@ ensures \result == size;
    //@ assignable \nothing;
    int size() {
        return cells.length;
    }
}
//~ obligations: 4
