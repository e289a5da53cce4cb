// `finally` restores the field on both ways out.
class FinallyRestores {
    int depth;

    /*@ public behavior
      @   requires 0 <= depth && depth < 100;
      @   ensures depth == \old(depth) && 0 <= x;
      @   signals (IllegalArgumentException e) depth == \old(depth) && x < 0;
      @   signals_only IllegalArgumentException;
      @   assignable depth;
      @*/
    public void enter(int x) {
        depth++;
        try {
            if (x < 0) {
                throw new IllegalArgumentException();
            }
        } finally {
            depth--;
        }
    }
}
//~ obligations: 5
