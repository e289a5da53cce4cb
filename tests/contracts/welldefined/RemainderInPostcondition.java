// The first part is false, so that the remainder is asked for, which is not defined for base = 0.
class RemainderInPostcondition {

    //@ requires 0 <= base;
    //@ ensures \result == 0 || x % base == 0 || true;      //~ refuted[ill-defined-specification]
    //@ assignable \nothing;
    static int one(int x, int base) {
        return 1;
    }
}
//~ obligations: 3
