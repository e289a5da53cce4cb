// A block that may return from the method: `returns` says what holds then.
class BlockReturn {

    //@ requires 0 <= x && x <= 100;
    //@ ensures \result == (x == 0 ? 1 : x);
    //@ assignable \nothing;
    static int positive(int x) {
        /*@ behavior
          @   requires 0 <= x && x <= 100;
          @   ensures x > 0;
          @   returns x == 0 && \result == 1;
          @   signals (Exception e) false;
          @   assignable \nothing;
          @*/
        {
            if (x == 0) {
                return 1;
            }
        }
        return x;
    }
}
//~ obligations: 7
