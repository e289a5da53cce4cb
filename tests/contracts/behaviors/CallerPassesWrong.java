// The caller promises a normal return, but for x = -1 the called method throws.
class CallerPassesWrong {

    /*@ public normal_behavior
      @   requires 0 <= x;
      @   ensures \result == x;
      @   assignable \nothing;
      @ also public exceptional_behavior
      @   requires x < 0;
      @   signals (IllegalArgumentException e) true;
      @   signals_only IllegalArgumentException;
      @   assignable \nothing;
      @*/
    public static int natural(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    /*@ public normal_behavior
      @   requires -5 <= x;
      @   ensures \result == x;
      @*/
    public static int pass(int x) {      //~ refuted[postcondition]
        return natural(x);
    }
}
//~ obligations: 10
