// The ghost field of another object, which may be this one.
class GhostOfOther {
    //@ ghost int marks;

    //@ requires 0 <= other.marks && other.marks < 1000;
    //@ ensures other.marks == \old(other.marks) + 1;
    //@ assignable other.marks;
    void mark(GhostOfOther other) {
        //@ set other.marks = other.marks + 1;
    }

    //@ requires this != other && marks == 0 && other.marks == 0;
    //@ assignable other.marks;
    void use(GhostOfOther other) {
        mark(other);
        //@ assert marks == 0 && other.marks == 1;
    }
}
//~ obligations: 6
