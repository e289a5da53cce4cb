// A block hides a loop behind its contract.
class BlockWithLoop {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n + 1;
    //@ assignable \nothing;
    static int count(int n) {
        int i = 0;
        /*@ normal_behavior
          @   requires i == 0 && 0 <= n && n <= 1000;
          @   ensures i == n;
          @   assignable \nothing;
          @*/
        {
            //@ loop_invariant 0 <= i && i <= n;
            //@ decreases n - i;
            while (i < n) {
                i++;
            }
        }
        return i + 1;
    }
}
//~ obligations: 10
