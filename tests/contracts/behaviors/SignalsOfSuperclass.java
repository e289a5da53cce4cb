// A `signals` clause speaks of the subclasses of its exception as well; for x = -1 the second one is false.
class SignalsOfSuperclass {
    static class Rejected extends RuntimeException {
    }

    static class TooSmall extends Rejected {
    }

    //@ ensures 0 <= x;
    //@ signals (Rejected e) x < 0;
    //@ signals (TooSmall e) x < -1;      //~ refuted[postcondition]
    //@ signals_only Rejected;
    static void check(int x) {
        if (x < 0) {
            throw new TooSmall();
        }
    }
}
//~ obligations: 5
