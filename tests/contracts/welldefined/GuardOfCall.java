// The precondition of a pure method is met where the specification calls it.
class GuardOfCall {

    //@ requires 0 <= x;
    //@ ensures \result == x / 2;
    static /*@ pure @*/ int half(int x) {
        return x / 2;
    }

    //@ requires -100 <= x && x <= 100;
    //@ ensures 0 <= x ==> \result == half(x);
    //@ ensures x < 0 || half(x) <= 50;
    //@ assignable \nothing;
    static int halfOrZero(int x) {
        return x < 0 ? 0 : half(x);
    }
}
//~ obligations: 6
