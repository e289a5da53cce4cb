// The block returns 0 where its contract says 1.
class BlockReturnWrong {

    //@ requires 0 <= x && x <= 100;
    //@ assignable \nothing;
    static int positive(int x) {
        /*@ behavior
          @   requires 0 <= x && x <= 100;
          @   ensures x > 0;
          @   returns x == 0 && \result == 1;      //~ refuted[postcondition]
          @   signals (Exception e) false;
          @   assignable \nothing;
          @*/
        {
            if (x == 0) {
                return x;
            }
        }
        return x;
    }
}
//~ obligations: 6
