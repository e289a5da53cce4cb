// `normal_behavior` promises that no exception leaves the method; for x = 0 one does.
class NormalBehaviorThrows {

    /*@ public normal_behavior
      @   requires 0 <= x;
      @   ensures \result == x;
      @*/
    public static int positive(int x) {      //~ refuted[postcondition]
        if (x == 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }
}
//~ obligations: 3
