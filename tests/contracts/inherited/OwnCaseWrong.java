// The inherited case is kept, the own one is not: for size = 1 the result is 1.
class Solid {
    //@ requires 0 < size && size <= 100;
    //@ ensures 0 < \result;
    //@ assignable \nothing;
    int volume(int size) {
        return 1;
    }
}

class Cube extends Solid {
    /*@ also
      @ requires 0 < size && size <= 100;
      @ ensures \result > size;      //~ refuted[postcondition]
      @ assignable \nothing;
      @*/
    int volume(int size) {
        return size * size * size;
    }
}
//~ obligations: 5
