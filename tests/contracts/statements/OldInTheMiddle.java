// `\old` in the middle of a body means the state on entry to the method.
class OldInTheMiddle {
    int x;

    //@ requires 0 <= x && x <= 1000;
    //@ ensures x == \old(x) + 3;
    //@ assignable x;
    void steps() {
        x = x + 1;
        //@ assert x == \old(x) + 1;
        x = x + 1;
        //@ assert x == \old(x) + 2;
        x = x + 1;
    }
}
//~ obligations: 4
