// For parts = 0 the quotient is not defined.
class DivisionInPrecondition {

    //@ requires 0 <= whole && 0 <= parts;
    //@ requires whole / parts <= 10;      //~ refuted[ill-defined-specification]
    //@ ensures \result == whole;
    //@ assignable \nothing;
    static int keep(int whole, int parts) {
        return whole;
    }
}
//~ obligations: 3
