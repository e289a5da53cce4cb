// `diverges false` is what holds without the clause: the variant must show that the loop ends.
class DivergesFalse {

    //@ requires 0 <= x;
    //@ ensures \result == 0;
    //@ diverges false;
    static int down(int x) {
        //@ loop_invariant 0 <= x;
        //@ decreases x;
        while (x > 0) {
            x--;
        }
        return x;
    }
}
//~ obligations: 4
