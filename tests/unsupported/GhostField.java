// A ghost field is not modelled: who sets it is skipped, other methods are not.
class GhostField {
    int size;
    //@ ghost int calls; //~ skipped[not-supported]

    void count() {
        size = 0;
        //@ set calls = calls + 1; //~ skipped[not-supported]
    }
}

class GhostFieldOther {
    int size;

    //@ ensures size == \old(size) + 1; //~ refuted[postcondition]
    void grow() {
        size = size + 1;
    }
}
