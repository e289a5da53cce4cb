// `signals_only` names every class of exceptions that leave the method, or a superclass of it.
class SignalsOnlyKept {

    //@ ensures 0 < x && x <= 100;
    //@ signals_only IllegalStateException, IllegalArgumentException;
    //@ assignable \nothing;
    static void check(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException();
        }
        if (x > 100) {
            throw new IllegalStateException();
        }
    }

    //@ ensures 0 < x;
    //@ signals_only RuntimeException;
    //@ assignable \nothing;
    static void checkAny(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException();
        }
    }
}
//~ obligations: 8
