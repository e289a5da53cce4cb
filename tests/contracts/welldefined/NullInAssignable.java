// Locations of null: neither a method nor a loop can name them.
class NullInAssignable {
    int value;
    /*@ nullable @*/ NullInAssignable next;

    //@ requires true;
    //@ assignable next.value;      //~ refuted[ill-defined-specification]
    void wrong() {
    }

    //@ requires next != null;
    //@ assignable next.value;
    void right() {
        next.value = 0;
    }

    //@ requires true;
    //@ assignable \nothing;
    static void loop(/*@ nullable @*/ NullInAssignable other) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 10;
        //@ assignable other.value;      //~ refuted[ill-defined-specification]
        //@ decreases 10 - i;
        while (i < 10) {
            i++;
        }
    }
}
//~ obligations: 10
