// Two cases with disjoint preconditions, each with its own promise.
class CasesDisjoint {

    /*@ requires 0 <= x;
      @ ensures \result == x;
      @ also
      @ requires -1000 <= x && x < 0;
      @ ensures \result == -x;
      @*/
    static int absolute(int x) {
        return x < 0 ? -x : x;
    }

    /*@ public normal_behavior
      @   requires a < b;
      @   ensures \result == b;
      @ also public normal_behavior
      @   requires a >= b;
      @   ensures \result == a;
      @*/
    public static int larger(int a, int b) {
        return a < b ? b : a;
    }
}
//~ obligations: 6
