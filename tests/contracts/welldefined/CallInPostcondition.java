// The specification calls a pure method with an argument that its precondition forbids: x = -1.
class CallInPostcondition {

    //@ requires 0 <= x;
    //@ ensures \result == x / 2;
    static /*@ pure @*/ int half(int x) {
        return x / 2;
    }

    //@ requires -100 <= x && x <= 100;
    //@ ensures half(x) <= 100 || x < 0;      //~ refuted[ill-defined-specification]
    //@ ensures 0 <= x ==> half(x) <= x;
    //@ assignable \nothing;
    static void nothing(int x) {
    }
}
//~ obligations: 6
