// A constructor must establish the invariant.
class EstablishedByConstructor {
    int low;
    int high;
    //@ invariant low <= high;

    EstablishedByConstructor() {                       //~ proved[class-invariant]
    }

    EstablishedByConstructor(int size) {               //~ refuted[class-invariant]
        high = size;
    }

    //@ requires low <= high;
    EstablishedByConstructor(int low, int high) {      //~ proved[class-invariant]
        this.low = low;
        this.high = high;
    }

    // By way of another constructor.
    EstablishedByConstructor(boolean wide) {           //~ proved[class-invariant]
        this(0, wide ? 100 : 1);
    }
}
//~ obligations: 5
