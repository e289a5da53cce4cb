// A call must meet one of the cases: 0 meets neither.
class CasesAtCallWrong {

    /*@ public normal_behavior
      @   requires 0 < x;
      @   ensures \result == 1;
      @   assignable \nothing;
      @ also public normal_behavior
      @   requires x < 0;
      @   ensures \result == -1;
      @   assignable \nothing;
      @*/
    public static int sign(int x) {
        return x > 0 ? 1 : -1;
    }

    static void good(int x) {
        if (x != 0) {
            int sign = sign(x);
            assert sign == 1 || sign == -1;
        }
    }

    static void bad(int x) {
        int sign = sign(x);      //~ refuted[precondition]
        assert sign == 1 || sign == -1;
    }

    static void wrong(int x) {
        if (x >= 5) {
            int sign = sign(x);
            // The case that applies says 1.
            assert sign == -1;      //~ refuted[assertion]
        }
    }
}
//~ obligations: 9
