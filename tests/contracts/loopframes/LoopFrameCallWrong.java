// The called method changes a field that the loop does not name.
class LoopFrameCallWrong {
    int count;
    int total;

    //@ requires 0 <= count && count < 1000;
    //@ ensures count == \old(count) + 1 && total == count;
    //@ assignable count, total;
    void step() {
        count++;
        total = count;
    }

    //@ requires 1 <= n && n <= 100 && count == 0;
    //@ assignable count, total;
    void steps(int n) {
        //@ loop_invariant 0 <= i && i <= n && count == i;
        //@ assignable count;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {      //~ refuted[frame]
            step();
        }
    }
}
//~ obligations: 8
