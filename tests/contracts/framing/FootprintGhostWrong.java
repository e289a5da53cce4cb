// Only the first field is in the ghost set, and the second one is written as well.
class FootprintGhostWrong {
    int first;
    int second;
    //@ ghost \locset lent;

    //@ requires lent == \singleton(this.first);
    //@ assignable lent;
    void clearFirst() {
        first = 0;
    }

    //@ requires lent == \singleton(this.first);
    //@ assignable lent;
    void clearBoth() {      //~ FIXME-unknown[frame]
        first = 0;
        second = 0;
    }
}
//~ obligations: 2
