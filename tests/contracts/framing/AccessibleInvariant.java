// What the invariant and the footprint depend on.
class AccessibleInvariant {
    int[] cells = new int[3];
    int size;
    int visits;

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*], size;
    //@ accessible footprint: footprint;
    //@ accessible \inv: footprint;
    //@ invariant 0 <= size && size <= cells.length;

    //@ requires 0 <= visits && visits < 1000;
    //@ ensures size == \old(size) && footprint == \old(footprint);
    //@ assignable visits;
    void visit() {
        visits++;
    }
}
//~ obligations: 6
