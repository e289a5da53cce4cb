// What a call by contract may change as a set of locations, or under a condition, its caller must be allowed to change.
class SetsThroughContract {
    int a;
    int b;
    static int total;
    //@ ghost \locset places;

    //@ requires \subset(places, this.*);
    //@ assignable places;
    void bySet() { //~ proved[frame]
    }

    //@ requires \subset(places, this.*);
    //@ assignable a;
    void callsSet() { //~ unknown[frame]
        bySet();
    }

    /*@ requires x > 0;
      @ assignable a;
      @ also
      @ requires x <= 0;
      @*/
    void byCase(int x) { //~ proved[frame]
        a = x;
    }

    //@ assignable a;
    void callsCase(int x) { //~ unknown[frame]
        byCase(x);
    }

    //@ assignable a;
    void callsFirstCase() { //~ proved[frame]
        byCase(1);
    }
}
//~ obligations: 8
