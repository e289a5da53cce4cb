// After the assumption everything holds.
class ContradictoryAssumption {

    //@ requires 0 <= x;
    //@ assignable \nothing;
    static void positive(int x) {
        //@ assume x < 0;      //~ unknown[vacuous]
        //@ assert x == 77;
    }
}
//~ obligations: 3
