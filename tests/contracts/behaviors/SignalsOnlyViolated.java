// For x = 200 an exception leaves the method that `signals_only` does not name.
class SignalsOnlyViolated {

    //@ ensures 0 < x && x <= 100;
    //@ signals_only IllegalArgumentException;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void check(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException();
        }
        if (x > 100) {
            throw new IllegalStateException();
        }
    }
}
//~ obligations: 5
