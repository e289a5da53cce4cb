// A ghost field is set by the method that counts its calls, and other methods leave it alone.
class GhostField {
    int size;
    //@ ghost \bigint calls;

    //@ ensures calls == \old(calls) + 1; //~ proved[postcondition]
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
//~ obligations: 2
