// A precondition `\invariant_for(o)` is checked at calls.
class InvariantForAtCall {
    int size;
    /*@ nullable @*/ InvariantForAtCall part;

    //@ invariant 0 <= size;

    //@ requires part != null && \invariant_for(part);
    //@ ensures 0 <= \result;
    //@ assignable \nothing;
    int sizeOfPart() {
        return part.size;
    }

    void good() {
        part = new InvariantForAtCall();
        int size = sizeOfPart();
        assert 0 <= size;
    }

    void bad() {
        InvariantForAtCall broken = new InvariantForAtCall();
        broken.size = -1;
        part = broken;
        int size = sizeOfPart();      //~ refuted[precondition]
        assert 0 <= size;
    }
}
//~ obligations: 12
