// The block needs a number that is not negative: x = 0 gives -1.
class BlockPreconditionWrong {

    //@ requires 0 <= x && x <= 100;
    //@ assignable \nothing;
    static int root(int x) {
        int y = x - 1;
        /*@ normal_behavior
          @   requires 0 <= y && y <= 100;      //~ refuted[precondition]
          @   ensures 0 <= y;
          @   assignable \nothing;
          @*/
        {
            y = y / 2;
        }
        return y;
    }
}
//~ obligations: 5
