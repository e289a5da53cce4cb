// The class counts by one, so that the size grows with every second call only: twice = 0 gives the size 0 again.
interface Growing {
    //@ model instance int size;

    //@ requires 0 <= size && size < 1000;
    //@ ensures size == \old(size) + 1;      //~ refuted[postcondition]
    void grow();
}

class ModelOfInterfaceWrong implements Growing {
    private int twice;
    //@ private represents size = twice / 2;

    //@ private invariant 0 <= twice;

    public void grow() {
        twice += 1;
    }
}
//~ obligations: 3
