// The handler is reached in the exceptional case of the called method.
class ReachedByException {

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

    //@ ensures \result == (x < 0 ? 0 : x);
    //@ assignable \nothing;
    static int naturalOrZero(int x) {
        try {
            return natural(x);
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }
}
//~ obligations: 10
