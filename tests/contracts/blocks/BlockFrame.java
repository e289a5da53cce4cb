// The frame of a block: other fields are as they were.
class BlockFrame {
    int left;
    int right;

    //@ requires 0 <= left && left <= 100 && right == 3;
    //@ ensures left == 0 && right == 3;
    //@ assignable left;
    void clear() {
        /*@ normal_behavior
          @   ensures left == 0;
          @   assignable left;
          @*/
        {
            left = 0;
        }
        assert right == 3;
    }
}
//~ obligations: 6
