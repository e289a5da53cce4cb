// An exception of a called method passes through its caller, whose contract must allow it.
class CallerPasses {

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

    //@ ensures 0 <= x && \result == x;
    //@ signals (IllegalArgumentException e) x < 0;
    //@ signals_only IllegalArgumentException;
    static int pass(int x) {
        return natural(x);
    }
}
//~ obligations: 11
