// A ghost field is not modelled: every method of its class is skipped, other classes are not.
class GhostField {
    int size;
    //@ ghost int calls; //~ skipped[not-supported], skipped[not-supported], skipped[not-supported]

    void count() {
        size = 0;
        //@ set calls = calls + 1;
    }
}

class GhostFieldOther {
    int size;

    //@ ensures size == \old(size) + 1; //~ refuted[postcondition]
    void grow() {
        size = size + 1;
    }
}
