// Two different objects may share one array; then the second `put` overwrites what the first one has put.
class DisjointFootprintsWrong {
    int[] cells = new int[4];

    //@ model \locset footprint;
    //@ represents footprint = cells, cells[*];

    //@ requires 0 < cells.length;
    //@ ensures cells.length == \old(cells.length) && cells[0] == value;
    //@ assignable cells[*];
    void put(int value) {
        cells[0] = value;
    }

    //@ requires a != b && 0 < a.cells.length && 0 < b.cells.length;
    static void use(DisjointFootprintsWrong a, DisjointFootprintsWrong b) {
        a.put(1);
        b.put(2);
        assert a.cells[0] == 1;      //~ refuted[assertion]
    }
}
//~ obligations: 17
