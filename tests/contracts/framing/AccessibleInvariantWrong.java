// The invariant also depends on a field that the location set does not contain.
class AccessibleInvariantWrong {
    int[] cells = new int[3];
    int size;
    int limit = 3;

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*], size;
    //@ accessible \inv: footprint;      //~ FIXME-unknown[dependency]
    //@ invariant 0 <= size && size <= limit;

    //@ requires size < limit;
    //@ ensures size == \old(size) + 1;
    //@ assignable size;
    void grow() {
        size++;
    }
}
//~ obligations: 6
