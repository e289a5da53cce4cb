// The block is followed: what it does beyond its contract is known behind it.
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
        // True by what the block does.
        //@ assert y == x + 1;
        return y;
    }
}
//~ obligations: 7
