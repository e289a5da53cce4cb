// If the array has the size already, the old one stays.
class FreshFieldWrong {
    int[] cells = new int[1];

    //@ requires 0 <= size;
    //@ ensures cells.length == size;
    //@ ensures \fresh(cells);      //~ refuted[postcondition]
    //@ assignable cells;
    void resize(int size) {
        if (cells.length != size) {
            cells = new int[size];
        }
    }
}
//~ obligations: 8
