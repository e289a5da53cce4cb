// No object can meet the invariant, so its methods promise everything; the constructor cannot establish it.
class ContradictoryInvariant {
    private int low;
    private int high;

    //@ private invariant low < high && high < low;      //~ unknown[vacuous]

    //@ requires true;
    ContradictoryInvariant() {      //~ refuted[class-invariant]
        low = 0;
        high = 1;
    }

    //@ ensures \result == 7;
    //@ assignable \nothing;
    int seven() {
        return low;
    }
}
//~ obligations: 4
