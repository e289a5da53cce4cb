// `signals_only` and `normal_behavior` are read; an implicit exception that the contract allows is no failure.
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
        int rest = whole % parts;
        return rest < 0 ? 0 : rest;
    }
}
//~ obligations: 5
