// The loop ends with the first multiple of two that is not below n: for n = 1 that is 2.
class BlockWithLoopWrong {

    //@ requires 0 <= n && n <= 1000;
    //@ assignable \nothing;
    static int count(int n) {
        int i = 0;
        /*@ normal_behavior
          @   requires i == 0 && 0 <= n && n <= 1000;
          @   ensures i == n;      //~ refuted[postcondition]
          @   assignable \nothing;
          @*/
        {
            //@ loop_invariant 0 <= i && i <= n + 1;
            //@ decreases n + 1 - i;
            while (i < n) {
                i += 2;
            }
        }
        return i;
    }
}
//~ obligations: 9
