// What holds when an exception leaves the method.
class SignalsWithState {
    int failures;

    /*@ public behavior
      @   requires 0 <= failures && failures < 1000;
      @   ensures failures == \old(failures);
      @   signals (IllegalStateException e) failures == \old(failures) + 1;
      @   signals_only IllegalStateException;
      @   assignable failures;
      @*/
    public void attempt(boolean works) {
        if (!works) {
            failures++;
            throw new IllegalStateException();
        }
    }
}
//~ obligations: 5
