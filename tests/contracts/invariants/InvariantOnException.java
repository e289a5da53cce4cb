// The invariant holds on the exceptional way out as well.
class InvariantOnException {
    private int size;
    //@ invariant 0 <= size && size <= 10;

    //@ signals (IllegalStateException e) size == 10;
    //@ assignable size;
    void push() {
        if (size == 10) {
            throw new IllegalStateException();
        }
        size++;
    }
}
//~ obligations: 5
