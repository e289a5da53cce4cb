// An invariant over a model field.
class ModelInvariant {
    private int low;
    private int high;

    //@ public model int width;
    //@ private represents width = high - low;
    //@ public invariant 0 <= width;

    //@ requires 0 <= by && by <= 100 && high <= 1000 && -1000 <= low;
    //@ ensures width == \old(width) + 2 * by;
    //@ assignable low, high;
    void widen(int by) {
        low -= by;
        high += by;
    }
}
//~ obligations: 4
