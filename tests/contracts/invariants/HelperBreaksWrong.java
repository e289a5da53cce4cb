// Without `helper` the method must keep the invariant, and does not.
class HelperBreaksWrong {
    private int count;
    private int mirror;

    //@ invariant count == mirror;

    //@ ensures count == value;
    //@ assignable count;
    void setCount(int value) {      //~ refuted[class-invariant]
        count = value;
    }

    //@ ensures count == value;
    //@ assignable count, mirror;
    void set(int value) {
        count = value;
        mirror = value;
    }
}
//~ obligations: 7
