// Where two preconditions overlap, both promises must be kept.
class CasesOverlapping {

    /*@ public normal_behavior
      @   requires 0 <= x;
      @   ensures 0 <= \result;
      @ also public normal_behavior
      @   requires x <= 10;
      @   ensures \result <= 10;
      @*/
    public static int keep(int x) {
        return x;
    }

    static void use(int x) {
        if (0 <= x && x <= 10) {
            int kept = keep(x);
            assert 0 <= kept && kept <= 10;
        }
    }
}
//~ obligations: 5
