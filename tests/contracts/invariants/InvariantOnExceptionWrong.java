// When the exception is thrown, the size is 11 already.
class InvariantOnExceptionWrong {
    private int size;
    //@ invariant 0 <= size && size <= 10;

    //@ signals (IllegalStateException e) true;
    //@ assignable size;
    void push() {      //~ refuted[class-invariant]
        size++;
        if (size > 10) {
            throw new IllegalStateException();
        }
    }
}
//~ obligations: 5
