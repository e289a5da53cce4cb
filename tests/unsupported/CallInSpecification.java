// A method call in a specification is not modelled: the method with the contract is skipped, and so are its callers.
class CallInSpecification {
    int size;

    //@ ensures \result == size;
    /*@ pure @*/ int size() {
        return size;
    }

    //@ requires size() > 0; //~ skipped[not-supported]
    //@ ensures size() == \old(size()) - 1;
    void shrink() {
        size = size - 1;
    }

    void shrinkTwice() {
        shrink(); //~ skipped[not-supported]
        size = 1 / size;
    }

    //@ ensures \result != size; //~ refuted[postcondition]
    int wrong() {
        return size();
    }
}
