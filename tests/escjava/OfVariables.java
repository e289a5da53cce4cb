// What ESC/Java says of a variable, before or behind its name: nobody checks it, and nothing follows from it. The report lists it.
class OfVariables {
    private boolean open;
    private int size /*@ readable_if open */;
    /*@ writable_if open */ private int limit = 3;
    private Object lock = new Object();
    private int shared /*@ monitored_by lock */;
    private int alone /*@ monitored */, other /*@ readable_if size > 0; */;

    //@ ensures \result == 0 //~ refuted[postcondition]
    int read() {
        return size;
    }

    int local(int x) {
        /*@ uninitialized */ int y = 0;
        int z /*@ readable_if x > 0 */ = 4;
        assert z == 4; //~ proved[assertion]
        return y;
    }
}
//~ obligations: 3
