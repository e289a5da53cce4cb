// A caller gets the promises of the cases whose preconditions hold.
class CasesAtCall {

    /*@ public normal_behavior
      @   requires 0 < x && x <= 1000;
      @   ensures \result == x - 1;
      @   assignable \nothing;
      @ also public normal_behavior
      @   requires x == 0;
      @   ensures \result == 0;
      @   assignable \nothing;
      @*/
    public static int decrement(int x) {
        return x == 0 ? 0 : x - 1;
    }

    static void use(int x) {
        int none = decrement(0);
        assert none == 0;
        int two = decrement(3);
        assert two == 2;
        if (0 <= x && x <= 1000) {
            int less = decrement(x);
            assert less <= x;
        }
    }
}
//~ obligations: 9
