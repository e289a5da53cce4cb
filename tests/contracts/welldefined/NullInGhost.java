// What a ghost is set to must have a value, and the object whose ghost it is must be there.
class NullInGhost {
    //@ ghost int seen;
    int value;
    /*@ nullable @*/ NullInGhost next;

    //@ requires true;
    void value() {
        //@ set seen = next.value;      //~ refuted[ill-defined-specification]
    }

    //@ requires true;
    void object() {
        //@ set next.seen = 0;      //~ refuted[ill-defined-specification]
    }

    //@ requires next != null;
    void right() {
        //@ set next.seen = next.value;
    }
}
//~ obligations: 4
