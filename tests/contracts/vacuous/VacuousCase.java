// The first case can be met, the second one cannot.
class VacuousCase {

    /*@ public normal_behavior
      @   requires 0 <= x;
      @   ensures \result == x;
      @   assignable \nothing;
      @ also public normal_behavior
      @   requires x < -5 && x > -3;      //~ unknown[vacuous]
      @   ensures \result == 1000;
      @   assignable \nothing;
      @*/
    public static int keep(int x) {
        return x;
    }
}
//~ obligations: 4
