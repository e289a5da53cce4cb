// A pure method without clauses is known by its body in specifications.
class PureByBody {
    private int size;

    /*@ pure @*/ int size() {
        return size;
    }

    /*@ pure @*/ boolean isEmpty() {
        return size() == 0;
    }

    //@ requires 0 <= size() && size() < 1000;
    //@ ensures size() == \old(size()) + 1 && !isEmpty();
    //@ assignable size;
    void grow() {
        size++;
    }
}
//~ obligations: 4
