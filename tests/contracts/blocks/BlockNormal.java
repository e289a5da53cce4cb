// The contract of a block is all that is known after it.
class BlockNormal {

    //@ requires 0 <= x && x <= 100;
    //@ ensures \result == 4 * x;
    //@ assignable \nothing;
    static int fourfold(int x) {
        int y = 0;
        /*@ normal_behavior
          @   requires 0 <= x && x <= 100;
          @   ensures y == 2 * x;
          @   assignable \nothing;
          @*/
        {
            y = x + x;
        }
        return y + y;
    }
}
//~ obligations: 6
