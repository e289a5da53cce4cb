// If both are the same object, its marks change as well.
class GhostOfOtherWrong {
    //@ ghost int marks;

    //@ requires 0 <= other.marks && other.marks < 1000;
    //@ ensures marks == \old(marks);      //~ refuted[postcondition]
    //@ assignable other.marks;
    void mark(GhostOfOtherWrong other) {
        //@ set other.marks = other.marks + 1;
    }
}
//~ obligations: 2
