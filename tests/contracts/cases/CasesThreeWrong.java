// The borders of the second and the third case overlap in x == high, where the third is wrong.
class CasesThreeWrong {

    /*@ public normal_behavior
      @   requires x < low && low < high;
      @   ensures \result == 0;
      @ also public normal_behavior
      @   requires low <= x && x <= high;
      @   ensures \result == 1;
      @ also public normal_behavior
      @   requires high <= x && low < high;
      @   ensures \result == 2;      //~ refuted[postcondition]
      @*/
    public static int zone(int x, int low, int high) {
        if (x < low) {
            return 0;
        }
        return x <= high ? 1 : 2;
    }
}
//~ obligations: 4
