// The ghost variable was set to another value in between.
class GhostLocalWrong {
    int x;

    //@ requires 0 <= x && x <= 1000;
    //@ ensures x == \old(x) + 2;
    //@ assignable x;
    void grow() {
        //@ ghost int before = x;
        x = x + 1;
        //@ set before = x;
        x = x + 1;
        //@ assert x == before + 1;
        //@ assert x == before + 2;      //~ refuted[assertion]
    }
}
//~ obligations: 4
