// The second case is false at its border: for x = 0 the result is 0.
class CasesDisjointWrong {

    /*@ public normal_behavior
      @   requires 0 < x;
      @   ensures \result == 1;
      @ also public normal_behavior
      @   requires x <= 0;
      @   ensures \result == -1;      //~ refuted[postcondition]
      @*/
    public static int sign(int x) {
        if (x > 0) {
            return 1;
        }
        return x == 0 ? 0 : -1;
    }
}
//~ obligations: 3
