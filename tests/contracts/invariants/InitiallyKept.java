// `initially` holds when a constructor returns, and not forever.
class InitiallyKept {
    int size;

    //@ initially size == 0;

    //@ requires true;
    InitiallyKept() {
    }

    //@ requires 0 <= unused;
    InitiallyKept(int unused) {
        size = 0;
    }

    //@ requires 0 <= size && size < 100;
    //@ ensures size == \old(size) + 1;
    //@ assignable size;
    void grow() {
        size++;
    }
}
//~ obligations: 3
