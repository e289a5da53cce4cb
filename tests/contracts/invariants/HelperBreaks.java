// A helper with a contract neither relies on the invariant nor keeps it.
class HelperBreaks {
    private int count;
    private int mirror;

    //@ invariant count == mirror;

    //@ ensures count == value;
    //@ assignable count;
    private /*@ helper @*/ void setCount(int value) {
        count = value;
    }

    //@ ensures mirror == value;
    //@ assignable mirror;
    private /*@ helper @*/ void setMirror(int value) {
        mirror = value;
    }

    //@ ensures count == value;
    //@ assignable count, mirror;
    void set(int value) {
        setCount(value);
        setMirror(value);
    }
}
//~ obligations: 8
