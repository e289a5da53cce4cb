// At a call only the frame of the case that applies counts.
class CasesFrameAtCall {
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

    void use() {
        left = 5;
        right = 7;
        steer(-1);
        assert left == 1;
        assert right == 7;
    }
}
//~ obligations: 6
