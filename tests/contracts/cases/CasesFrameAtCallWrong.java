// The caller's frame is the one of the other case.
class CasesFrameAtCallWrong {
    int left;
    int right;

    /*@ public normal_behavior
      @   requires turn < 0;
      @   ensures left == 1;
      @   assignable left;
      @ also public normal_behavior
      @   requires 0 < turn;
      @   ensures right == 1;
      @   assignable right;
      @*/
    public void steer(int turn) {
        if (turn < 0) {
            left = 1;
        } else {
            right = 1;
        }
    }

    //@ requires true;
    //@ assignable right;
    void turnLeft() {      //~ refuted[frame]
        steer(-1);
    }

    //@ requires true;
    //@ assignable right;
    void turnRight() {
        steer(1);
    }
}
//~ obligations: 7
