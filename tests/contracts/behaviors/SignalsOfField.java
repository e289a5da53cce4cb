// The clause speaks of the exception itself.
class SignalsOfField {
    static class Failure extends RuntimeException {
        final int code;

        //@ ensures this.code == code;
        //@ assignable \nothing;
        Failure(int code) {
            this.code = code;
        }
    }

    //@ ensures 0 <= x;
    //@ signals (Failure e) e.code == x && x < 0;
    //@ signals_only Failure;
    static void check(int x) {
        if (x < 0) {
            throw new Failure(x);
        }
    }
}
//~ obligations: 6
