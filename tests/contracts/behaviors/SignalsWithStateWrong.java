// The failure is counted after the exception was thrown, so it is never counted.
class SignalsWithStateWrong {
    int attempts;

    /*@ public behavior
      @   requires 0 <= attempts && attempts < 1000;
      @   ensures attempts == \old(attempts) + 1;
      @   signals (IllegalStateException e) attempts == \old(attempts) + 1;      //~ refuted[postcondition]
      @   assignable attempts;
      @*/
    public void attempt(boolean works) {
        if (!works) {
            throw new IllegalStateException();
        }
        attempts++;
    }
}
//~ obligations: 4
