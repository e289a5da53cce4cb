// For x = 1 the block gives 3.
class BlockPostconditionWrong {

    //@ requires 0 <= x && x <= 100;
    //@ assignable \nothing;
    static int twice(int x) {
        int y = 0;
        /*@ normal_behavior
          @   requires 0 <= x && x <= 100;
          @   ensures y == 2 * x;      //~ refuted[postcondition]
          @   assignable \nothing;
          @*/
        {
            y = x + x + x;
        }
        return y;
    }
}
//~ obligations: 5
