// The wrong exception is caught: for x = 11 the other one leaves the method.
class SignalsFalseWrong {

    //@ requires 0 <= x;
    //@ ensures \result == x;
    //@ signals (Exception e) false;      //~ refuted[postcondition]
    static int caught(int x) {
        try {
            if (x == 5) {
                throw new IllegalArgumentException();
            }
            if (x > 10) {
                throw new IllegalStateException();
            }
        } catch (IllegalArgumentException e) {
            return x;
        }
        return x;
    }
}
//~ obligations: 4
