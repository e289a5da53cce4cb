// A precondition over fields, which an earlier call by contract may have changed.
class PreconditionOfFields {
    int level;

    //@ requires level > 0;
    //@ ensures level == \old(level) - 1;
    //@ assignable level;
    void lower() {
        level--;
    }

    //@ requires level >= 2;
    void lowerTwice() {
        lower();                               //~ proved[precondition]
        lower();                               //~ proved[precondition]
    }

    //@ requires level >= 1;
    void lowerTooOften() {
        lower();                               //~ proved[precondition]
        lower();                               //~ refuted[precondition]
    }
}
//~ obligations: 6
