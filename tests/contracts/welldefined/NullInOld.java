// On entry `next` may be null.
class NullInOld {
    int value;
    /*@ nullable @*/ NullInOld next;

    //@ ensures value == \old(next.value) || \old(next) == null;      //~ refuted[ill-defined-specification]
    //@ assignable value;
    void copy() {
        if (next != null) {
            value = next.value;
        }
    }
}
//~ obligations: 4
