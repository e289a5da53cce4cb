// Two objects with disjoint footprints do not disturb each other, although each has an array of its own.
class DisjointFootprints {
    int[] cells = new int[4];

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*];

    //@ requires 0 < cells.length;
    //@ ensures cells.length == \old(cells.length) && cells[0] == value;
    //@ ensures \new_elems_fresh(footprint);
    //@ assignable footprint;
    void put(int value) {
        cells[0] = value;
    }

    //@ requires \disjoint(a.footprint, b.footprint) && 0 < a.cells.length && 0 < b.cells.length;
    static void use(DisjointFootprints a, DisjointFootprints b) {
        a.put(1);
        b.put(2);
        assert a.cells[0] == 1;
        assert b.cells[0] == 2;
    }
}
//~ obligations: 22
