// The new object keeps an array that existed before.
class FreshFootprintWrong {
    int[] cells;

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*];

    //@ requires 0 < given.length;
    //@ ensures \fresh(footprint);      //~ FIXME-unknown[postcondition]
    //@ assignable \nothing;
    FreshFootprintWrong(int[] given) {
        cells = given;
    }
}
//~ obligations: 3
