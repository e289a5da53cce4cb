// The called method never returns, so that what follows is never reached.
class UnreachableAfterCall {

    /*@ public exceptional_behavior
      @   requires true;
      @   signals (IllegalStateException e) true;
      @   signals_only IllegalStateException;
      @   assignable \nothing;
      @*/
    public static void fail() {
        throw new IllegalStateException();
    }

    //@ requires true;
    //@ signals (IllegalStateException e) true;
    static int use(int x) {
        fail();
        return x / 0;      //~ unknown[vacuous]
    }
}
//~ obligations: 9
