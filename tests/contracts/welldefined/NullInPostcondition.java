// The result may be null, and the clause reads its field first.
class NullInPostcondition {
    int value;
    /*@ nullable @*/ NullInPostcondition next;

    //@ ensures \result.value == 0 || \result == null || true;      //~ refuted[ill-defined-specification]
    //@ assignable \nothing;
    /*@ nullable @*/ NullInPostcondition following() {
        return next;
    }
}
//~ obligations: 3
