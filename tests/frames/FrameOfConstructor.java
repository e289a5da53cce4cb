// A constructor may initialise its own object, but not count itself in a static field that is not named.
class FrameOfConstructor {
    static int created;
    int number;

    //@ ensures this.number == number;                 //~ proved[postcondition]
    //@ assignable \nothing;
    FrameOfConstructor(int number) {                   //~ proved[frame]
        this.number = number;
    }

    //@ assignable \nothing;
    FrameOfConstructor() {                             //~ refuted[frame]
        created++;
    }

    //@ assignable other.number;
    FrameOfConstructor(FrameOfConstructor other) {     //~ proved[frame]
        number = other.number;
        other.number = 0;
    }
}
//~ obligations: 6
