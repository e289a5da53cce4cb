// `exceptional_behavior` promises that the method does not return; for x = -1 it does.
class ExceptionalBehaviorReturns {

    /*@ public normal_behavior
      @   requires 0 <= x && x <= 100;
      @   ensures \result == x;
      @ also public exceptional_behavior
      @   requires x < 0;
      @   signals (IllegalArgumentException e) true;
      @*/
    public static int checked(int x) {      //~ refuted[postcondition]
        if (x < -1) {
            throw new IllegalArgumentException();
        }
        return x;
    }
}
//~ obligations: 6
