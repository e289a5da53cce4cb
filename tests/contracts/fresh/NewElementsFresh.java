// What is added to a footprint is new: so it stays disjoint from all others.
class NewElementsFresh {
    int[] cells = new int[1];

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*];

    //@ requires 0 <= size;
    //@ ensures cells.length == size;
    //@ ensures \new_elems_fresh(footprint);
    //@ assignable footprint;
    void resize(int size) {
        cells = new int[size];
    }
}
//~ obligations: 7
