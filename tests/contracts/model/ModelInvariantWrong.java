// Narrowing goes below zero: with low = high and by = 1.
class ModelInvariantWrong {
    private int low;
    private int high;

    //@ public model int width;
    //@ private represents width = high - low;
    //@ public invariant 0 <= width;

    //@ requires 0 <= by && by <= 100 && high <= 1000 && -1000 <= low;
    //@ assignable low, high;
    void narrow(int by) {      //~ refuted[class-invariant]
        low += by;
        high -= by;
    }
}
//~ obligations: 3
