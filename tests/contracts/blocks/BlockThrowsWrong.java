// `normal_behavior` of a block forbids the exception that x = -1 causes.
class BlockThrowsWrong {

    //@ requires -10 <= x && x <= 10;
    //@ assignable \nothing;
    static int natural(int x) {
        /*@ normal_behavior
          @   requires -10 <= x;
          @   ensures 0 <= x;
          @   assignable \nothing;
          @*/
        {      //~ refuted[postcondition]
            if (x < 0) {
                throw new IllegalArgumentException();
            }
        }
        return x;
    }
}
//~ obligations: 6
