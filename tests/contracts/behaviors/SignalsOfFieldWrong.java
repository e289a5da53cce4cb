// The code of the failure is that of the next number: x = -5 gives -4.
class SignalsOfFieldWrong {
    static class Failure extends RuntimeException {
        final int code;

        //@ ensures this.code == code;
        //@ assignable \nothing;
        Failure(int code) {
            this.code = code;
        }
    }

    //@ ensures 0 <= x;
    //@ signals (Failure e) e.code == x;      //~ refuted[postcondition]
    //@ signals_only Failure;
    static void check(int x) {
        if (x < 0) {
            throw new Failure(x + 1);
        }
    }
}
//~ obligations: 6
