// The array of a caller comes into the footprint.
class NewElementsFreshWrong {
    int[] cells = new int[1];

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*];

    //@ requires 0 < given.length;
    //@ ensures cells == given;
    //@ ensures \new_elems_fresh(footprint);      //~ FIXME-unknown[postcondition]
    //@ assignable footprint;
    void adopt(int[] given) {
        cells = given;
    }
}
//~ obligations: 5
