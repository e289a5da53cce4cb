// A search changes nothing.
class LoopFrameNothing {
    int[] cells = new int[5];

    //@ ensures \result ==> (\exists int i; 0 <= i && i < cells.length; cells[i] == key);
    //@ assignable \nothing;
    boolean contains(int key) {
        //@ loop_invariant 0 <= k && k <= cells.length;
        //@ assignable \nothing;
        //@ decreases cells.length - k;
        for (int k = 0; k < cells.length; k++) {
            if (cells[k] == key) {
                return true;
            }
        }
        return false;
    }
}
//~ obligations: 13
