// The assumption comes after the assertion, on the same path.
class AssumeInTheMiddleWrong {
    int x;

    //@ requires true;
    //@ assignable \nothing;
    void positive() {
        //@ assert x > 0;      //~ refuted[assertion]
        //@ assume x > 5;
        //@ assert x > 4;
    }

    //@ requires true;
    //@ assignable x;
    void forgotten() {
        //@ assume x == 1;
        x = x + 1;
        //@ assert x == 1;      //~ refuted[assertion]
    }
}
//~ obligations: 5
