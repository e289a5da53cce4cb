// The second constructor does not start at zero.
class InitiallyWrong {
    int size;

    //@ initially size == 0;

    //@ requires true;
    InitiallyWrong() {
    }

    //@ requires 0 <= start;
    InitiallyWrong(int start) {      //~ refuted[class-invariant]
        size = start;
    }
}
//~ obligations: 1
