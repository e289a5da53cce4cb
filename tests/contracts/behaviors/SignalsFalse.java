// `signals (Exception e) false` forbids every exception.
class SignalsFalse {

    //@ requires 0 <= x;
    //@ ensures \result == x;
    //@ signals (Exception e) false;
    static int caught(int x) {
        try {
            if (x > 10) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            return x;
        }
        return x;
    }
}
//~ obligations: 3
