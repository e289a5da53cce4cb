// What a called method may assign, the loop may assign.
class LoopFrameCall {
    int count;
    int other;

    //@ requires 0 <= count && count < 1000;
    //@ ensures count == \old(count) + 1;
    //@ assignable count;
    void step() {
        count++;
    }

    //@ requires 0 <= n && n <= 100 && count == 0 && other == 4;
    //@ ensures count == n && other == 4;
    //@ assignable count;
    void steps(int n) {
        //@ loop_invariant 0 <= i && i <= n && count == i;
        //@ assignable count;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            step();
        }
    }
}
//~ obligations: 9
