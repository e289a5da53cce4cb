// The block changes a field that it does not name.
class BlockFrameWrong {
    int left;
    int right;

    //@ requires right == 3;
    //@ ensures left == 0;
    //@ assignable left, right;
    void clear() {
        /*@ normal_behavior
          @   ensures left == 0;
          @   assignable left;
          @*/
        {      //~ refuted[frame]
            left = 0;
            right = 0;
        }
    }
}
//~ obligations: 5
