// All that a new object consists of is new.
class FreshFootprint {
    int[] cells;

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*];

    //@ requires 0 <= size;
    //@ ensures \fresh(footprint);
    //@ assignable \nothing;
    FreshFootprint(int size) {
        cells = new int[size];
    }
}
//~ obligations: 4
