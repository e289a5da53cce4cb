// A block that throws in one case.
class BlockThrows {

    //@ ensures 0 <= x && \result == x;
    //@ signals (IllegalArgumentException e) x < 0;
    //@ signals_only IllegalArgumentException;
    //@ assignable \nothing;
    static int natural(int x) {
        /*@ normal_behavior
          @   requires 0 <= x;
          @   ensures true;
          @   assignable \nothing;
          @ also exceptional_behavior
          @   requires x < 0;
          @   signals (IllegalArgumentException e) true;
          @   signals_only IllegalArgumentException;
          @   assignable \nothing;
          @*/
        {
            if (x < 0) {
                throw new IllegalArgumentException();
            }
        }
        return x;
    }
}
//~ obligations: 12
