// Nothing is said of the invariant of the next object, so that it need not hold.
class InvOfOtherWrong {
    private int low;
    private int high;
    private /*@ nullable @*/ InvOfOtherWrong next;

    //@ invariant low <= high;

    //@ requires next != null && next != this;
    //@ ensures next.low == 0;
    //@ ensures next.\inv;      //~ refuted[postcondition]
    //@ assignable next.low;
    void reset() {
        next.low = 0;
    }
}
//~ obligations: 8
