// After the block only its contract is known, as after a call.
class BlockTooWeak {

    //@ requires 0 <= x && x <= 100;
    //@ assignable \nothing;
    static int more(int x) {
        int y = 0;
        /*@ normal_behavior
          @   requires 0 <= x && x <= 100;
          @   ensures y > x;
          @   assignable \nothing;
          @*/
        {
            y = x + 1;
        }
        //@ assert y > x;
        // True, but the contract of the block does not say so.
        //@ assert y == x + 1;      //~ unknown[assertion]
        return y;
    }
}
