// A conditional expression in `ensures`.
class ConditionalInSpecification {

    //@ requires -1000 <= x && x <= 1000;
    //@ ensures \result == (x < 0 ? -x : x);           //~ proved[postcondition]
    static int absolute(int x) {
        if (x < 0) {
            return -x;
        }
        return x;
    }

    //@ ensures x == 0 ? \result == 0 : \result == 1;  //~ refuted[postcondition]
    static int sign(int x) {
        if (x > 0) {
            return 1;
        }
        return x == 0 ? 0 : -1;
    }
}
//~ obligations: 2
