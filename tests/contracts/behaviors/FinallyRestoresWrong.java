// Without `finally` the field is not restored when an exception leaves the method.
class FinallyRestoresWrong {
    int depth;

    /*@ public behavior
      @   requires 0 <= depth && depth < 100;
      @   ensures depth == \old(depth) && 0 <= x;
      @   signals (IllegalArgumentException e) depth == \old(depth);      //~ refuted[postcondition]
      @   signals_only IllegalArgumentException;
      @   assignable depth;
      @*/
    public void enter(int x) {
        depth++;
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        depth--;
    }
}
//~ obligations: 5
