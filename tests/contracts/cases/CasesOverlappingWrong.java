// For x = 0 both cases apply, and the two promises contradict each other: the result is 0.
class CasesOverlappingWrong {

    /*@ public normal_behavior
      @   requires 0 <= x;
      @   ensures \result == x;
      @ also public normal_behavior
      @   requires x <= 0;
      @   ensures \result == 1;      //~ refuted[postcondition]
      @*/
    public static int floor(int x) {
        return x < 0 ? 1 : x;
    }
}
//~ obligations: 3
