// `signals_only` and `normal_behavior` are read; implicit exceptions are obligations in any case.
class SignalsOnly {

    //@ requires 0 < parts;
    //@ ensures \result <= whole;              //~ proved[postcondition]
    //@ signals_only \nothing;
    static int share(int whole, int parts) {
        return whole > 0 ? whole / parts : whole;
    }

    //@ ensures \result >= 0;
    //@ signals_only ArithmeticException;
    static int remainder(int whole, int parts) {
        int rest = whole % parts;              //~ refuted[division-by-zero]
        return rest < 0 ? 0 : rest;
    }
}
//~ obligations: 6
