// Three cases that cover everything.
class CasesThree {

    /*@ public normal_behavior
      @   requires x < low && low <= high;
      @   ensures \result == low;
      @   assignable \nothing;
      @ also public normal_behavior
      @   requires low <= x && x <= high;
      @   ensures \result == x;
      @   assignable \nothing;
      @ also public normal_behavior
      @   requires high < x && low <= high;
      @   ensures \result == high;
      @   assignable \nothing;
      @*/
    public static int clamp(int x, int low, int high) {
        if (x < low) {
            return low;
        }
        return x > high ? high : x;
    }

    static void use(int x) {
        int clamped = clamp(x, 0, 9);
        assert 0 <= clamped && clamped <= 9;
    }
}
//~ obligations: 6
