// One element may remain: from size 2 to 1.
class PureByBodyWrong {
    private int size;

    /*@ pure @*/ int size() {
        return size;
    }

    /*@ pure @*/ boolean isEmpty() {
        return size() == 0;
    }

    //@ requires 0 < size();
    //@ ensures size() == \old(size()) - 1;
    //@ ensures isEmpty();      //~ refuted[postcondition]
    //@ assignable size;
    void shrink() {
        size--;
    }
}
//~ obligations: 5
