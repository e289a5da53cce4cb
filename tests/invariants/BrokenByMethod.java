// A method must keep the invariant, on each way out.
class BrokenByMethod {
    private int size;
    //@ invariant 0 <= size && size <= 10;

    void grow() {                                      //~ proved[class-invariant]
        if (size < 10) {
            size++;
        }
    }

    void shrink() {                                    //~ refuted[class-invariant]
        size--;
    }

    void set(int wanted) {                             //~ refuted[class-invariant]
        if (wanted < 0) {
            return;
        }
        size = wanted;
    }

    // In between it may be broken.
    void refill() {                                    //~ proved[class-invariant]
        size = -1;
        size = 10;
    }
}
//~ obligations: 5
