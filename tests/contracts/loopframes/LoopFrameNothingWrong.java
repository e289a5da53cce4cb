// A search that moves what it finds to the front.
class LoopFrameNothingWrong {
    int[] cells = new int[5];

    //@ requires 2 <= cells.length;
    //@ assignable cells[*];
    void search(int key) {
        //@ loop_invariant 1 <= k && k <= cells.length;
        //@ assignable \nothing;
        //@ decreases cells.length - k;
        for (int k = 1; k < cells.length; k++) {      //~ refuted[frame]
            if (cells[k] == key) {
                cells[0] = key;
            }
        }
    }
}
//~ obligations: 13
