// A pure method in a contract: callers know by it what the call needs and leaves.
class CallInSpecification {
    int size;

    //@ ensures \result == size;
    /*@ pure @*/ int size() {
        return size;
    }

    //@ requires size() > 0;
    //@ ensures size() == \old(size()) - 1; //~ proved[postcondition]
    void shrink() {
        size = size - 1;
    }

    void shrinkTwice() {
        shrink(); //~ refuted[precondition]
        size = 1 / size; //~ refuted[division-by-zero]
    }

    //@ ensures \result != size; //~ refuted[postcondition]
    int wrong() {
        return size();
    }
}
//~ obligations: 6
