// A ghost field is not modelled; the methods that set it are skipped.
class GhostField {
    int size;
    //@ ghost int calls; //~ skipped[not-supported]

    void count() {
        size = 0;
        //@ set calls = calls + 1; //~ skipped[not-supported]
    }

    //@ ensures size == \old(size) + 1; //~ refuted[postcondition]
    void grow() {
        size = size + 1;
    }
}
